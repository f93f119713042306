/* The contrast required of a theme's colors, for the tests of packages/ui and for Storybook. */

/** A token, its backgrounds, and the ratio that WCAG 2.2 requires (1.4.3 text, 1.4.11 controls). */
const table: [foreground: string, grounds: string[], ratio: number][] = [
  ['text', ['ground', 'surface', 'raised'], 4.5],
  ['muted', ['ground', 'surface', 'raised'], 4.5],
  ['accent', ['ground', 'surface', 'raised'], 4.5],
  ['accent-strong', ['ground', 'surface', 'raised'], 4.5],
  ['gold', ['ground', 'surface', 'raised'], 4.5],
  ['error', ['ground', 'surface', 'raised'], 4.5],
  ['success', ['ground', 'surface', 'raised'], 4.5],
  ['on-accent', ['accent', 'accent-strong'], 4.5],
  ['on-primary', ['primary', 'primary-strong'], 4.5],
  ['on-destructive', ['destructive'], 4.5],
  ['on-scrim', ['scrim'], 4.5],
  ['on-scrim-muted', ['scrim'], 4.5],
  ['scrim-accent', ['scrim'], 4.5],
  ['control', ['ground', 'surface', 'raised'], 3],
  ['focus', ['ground', 'surface', 'raised'], 3],
]

/** Two tokens without their `--tp-`, and the ratio they must reach. */
export type Pair = { foreground: string; ground: string; ratio: number }

export const pairs: Pair[] = table.flatMap(([foreground, grounds, ratio]) =>
  grounds.map((ground) => ({ foreground, ground, ratio })),
)

export type Rgb = [red: number, green: number, blue: number]

/**
 * The color that the browser computes for a token inside `parent`, in whatever notation it is written.
 * @throws Error if it is not a color, or not opaque
 */
export function colorOf(token: string, parent: Element = document.body): Rgb {
  const value = getComputedStyle(parent).getPropertyValue(`--tp-${token}`).trim()
  // An invalid value would inherit the surrounding color.
  if (!CSS.supports('color', value)) throw new Error(`--tp-${token} is not a color`)
  const [color, ...others] = colorsOf(`color-mix(in srgb, ${value}, ${value})`, 'color', parent)
  if (!color || others.length) throw new Error(`--tp-${token} is not an opaque color`)
  return color
}

/** The opaque colors in a value, as the browser computes it. */
export function colorsOf(
  value: string,
  property: 'color' | 'backgroundImage',
  parent: Element = document.body,
): Rgb[] {
  const probe = document.createElement('span')
  probe.style[property] = value
  // Read the theme's own color, even in forced colors mode.
  probe.style.forcedColorAdjust = 'none'
  parent.append(probe)
  const computed = getComputedStyle(probe)[property]
  probe.remove()
  const mixed = /^color\(srgb ([-\d.e]+) ([-\d.e]+) ([-\d.e]+)\)$/.exec(computed)
  if (mixed) return [mixed.slice(1).map((share) => Math.min(Math.max(Number(share), 0), 1) * 255) as Rgb]
  return Array.from(
    computed.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g),
    (found) => found.slice(1).map(Number) as Rgb,
  )
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
