import { describe, expect, test } from 'vitest'

/** Foreground, grounds it stands on, and the ratio that WCAG 2.2 asks for (1.4.3 text, 1.4.11 controls). */
const pairs: [foreground: string, grounds: string[], ratio: number][] = [
  ['text', ['ground', 'surface', 'raised'], 4.5],
  ['muted', ['ground', 'surface', 'raised'], 4.5],
  ['accent', ['ground', 'surface', 'raised'], 4.5],
  ['accent-strong', ['ground', 'surface', 'raised'], 4.5],
  ['gold', ['ground', 'surface', 'raised'], 4.5],
  ['error', ['ground', 'surface', 'raised'], 4.5],
  ['on-accent', ['accent', 'accent-strong'], 4.5],
  ['on-destructive', ['destructive'], 4.5],
  ['on-scrim', ['scrim'], 4.5],
  ['on-scrim-muted', ['scrim'], 4.5],
  ['scrim-accent', ['scrim'], 4.5],
  ['control', ['ground', 'surface', 'raised'], 3],
  ['focus', ['ground', 'surface', 'raised'], 3],
]
const checks = pairs.flatMap(([foreground, grounds, ratio]) =>
  grounds.map((ground) => [foreground, ground, ratio] as const),
)

describe.each(['dark', 'light'])('the %s theme', (theme) => {
  test.each(checks)('%s on %s reaches %f:1', (foreground, ground, ratio) => {
    document.documentElement.dataset.theme = theme
    expect(contrast(colorOf(foreground), colorOf(ground))).toBeGreaterThanOrEqual(ratio)
  })
})

test('data-theme on any element turns its part of the page', () => {
  document.documentElement.dataset.theme = 'dark'
  const part = document.createElement('div')
  part.dataset.theme = 'light'
  document.body.append(part)
  const [page, inside] = [colorOf('ground'), colorOf('ground', part)]
  part.remove()
  expect(luminance(page)).toBeLessThan(0.05)
  expect(luminance(inside)).toBeGreaterThan(0.8)
})

test('a page that says nothing is dark', () => {
  expect(luminance(colorOf('ground'))).toBeLessThan(0.05)
})

type Rgb = [red: number, green: number, blue: number]

/** The colour that the browser paints for a token. */
function colorOf(token: string, parent: Element = document.body): Rgb {
  const probe = document.createElement('span')
  probe.style.color = `var(--tp-${token}, transparent)`
  parent.append(probe)
  const computed = getComputedStyle(probe).color
  probe.remove()

  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1).map(Number)
  if (channels?.length !== 3) throw new Error(`--tp-${token} is not an opaque colour: ${computed}`)
  return channels as Rgb
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
