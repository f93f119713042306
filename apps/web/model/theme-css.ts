/** The colors of the design system's house theme (packages/ui, tokens.css), for a site that names none of its own. */
export const HOUSE_COLORS = { ground: '#0b0a14', accent: '#f4b25c', onAccent: '#1c1206' }

type Colors = typeof HOUSE_COLORS
type Values = Record<string, string>

const isHouse = ({ ground, accent }: Colors) =>
  ground === HOUSE_COLORS.ground && accent === HOUSE_COLORS.accent
const rule = (selector: string, values: Values) =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`
const renamed = (values: Values, to: (name: string, value: string) => [string, string]): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => to(name, value)))

const mix = (accent: string, share: number, other: string) =>
  `color-mix(in oklab,${accent},${other} ${share}%)`
const dark = ({ accent, onAccent }: Colors) => ({
  accent,
  'accent-strong': mix(accent, 25, 'white'),
  'on-accent': onAccent,
  focus: accent,
})
/** The main button has the same color in both themes. */
const primary = ({ accent, onAccent }: Colors) => ({
  primary: accent,
  'primary-strong': mix(accent, 25, 'white'),
  'on-primary': onAccent,
})
/** On a light background, the accent is darker. */
const light = ({ accent }: Colors) => ({
  accent: mix(accent, 50, 'black'),
  'accent-strong': mix(accent, 60, 'black'),
  'on-accent': '#fff',
  focus: mix(accent, 60, 'black'),
})

/** CSS that replaces the house theme's colors with the site's own. Empty if they are the same. */
export function pageThemeCss(colors: Colors): string {
  if (isHouse(colors)) return ''
  const { ground, accent } = colors
  const token = (values: Values) => renamed(values, (name, value) => [`tp-${name}`, value])
  const sky = (share: number) => mix(accent, share, ground)
  return [
    rule(
      ':root,[data-theme=dark]',
      token({
        ...dark(colors),
        ...primary(colors),
        ground,
        scrim: ground,
        'scrim-accent': accent,
        gold: accent,
      }),
    ),
    rule('[data-theme=light]', token({ ...light(colors), ...primary(colors), gold: light(colors).accent })),
    // The sky above the footer, from the page's background to its lights.
    rule(':root', { 'dusk-sky': sky(88), 'dusk-glow': sky(45), 'dusk-far': sky(78), 'dusk-middle': sky(92) }),
  ].join('')
}

/** The same for the custom elements on other sites, whose own tokens come first (src/embed/elements/tokens.css). */
export function hostThemeCss(colors: Colors): string {
  if (isHouse(colors)) return ''
  const { ground } = colors
  const fallback = (values: Values) => renamed(values, (name, value) => [name, `var(--tp-${name},${value})`])
  return (
    rule(':host', fallback({ ...dark(colors), ground, scrim: ground })) +
    rule(':host([theme=light])', fallback({ ...light(colors), ground: '#faf5ec' }))
  )
}
