/** Values of themes/harbor.css, as computed by a browser. */
export const harbor = {
  accent: 'rgb(11, 95, 115)',
  onAccent: 'rgb(244, 253, 255)',
  text: 'rgb(15, 42, 51)',
  surface: 'rgb(255, 255, 255)',
  raised: 'rgb(223, 235, 238)',
  radiusMd: '2px',
  radiusLg: '4px',
  fontText: /^"Avenir Next", /,
  fontDisplay: /^"Iowan Old Style", /,
}
