import { beforeEach, describe, expect, test } from 'vitest'
import harbor from '../themes/harbor.css?raw'
import '../themes/harbor.css'
import house from './tokens.css?raw'

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

describe.each(['dark', 'light', 'harbor', 'harbor-dark'])('the %s theme', (theme) => {
  beforeEach(() => {
    document.documentElement.dataset.theme = theme
  })

  test.each(checks)('%s on %s reaches %f:1', (foreground, ground, ratio) => {
    expect(contrast(colorOf(foreground), colorOf(ground))).toBeGreaterThanOrEqual(ratio)
  })

  test('a title on the painted ground of a card reaches 4.5:1 wherever it stands', () => {
    const stops = colorsOf('var(--tp-placeholder)', 'backgroundImage')
    expect(stops).toHaveLength(3)
    for (const stop of stops) expect(contrast(colorOf('on-scrim'), stop)).toBeGreaterThanOrEqual(4.5)
  })

  test('brings its own scroll bars and form controls along', () => {
    const scheme = /light|harbor$/.test(theme) ? 'light' : 'dark'
    expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme)
  })
})

test('a sister theme gives every colour a value, and sets nothing that is not a token', () => {
  const [day = '', night = '', both = ''] = harbor.split('\n}')
  const colors = declared(house.split('\n}')[0] ?? '')
  expect(declared(day + both)).toEqual(expect.arrayContaining(colors))
  expect(declared(night + both)).toEqual(expect.arrayContaining(colors))
  expect(declared(house)).toEqual(expect.arrayContaining(declared(harbor)))
  expect(harbor.replace(/--tp-[^;]+;|color-scheme: (light|dark);/g, '')).not.toContain(';')
})

test.each(['video-player', 'video-dialog'])('around a %s it is dark in every theme', (slot) => {
  document.documentElement.dataset.theme = 'light'
  const part = document.createElement('div')
  part.dataset.slot = slot
  document.body.append(part)
  const onScrim = ['text', 'muted', 'accent', 'accent-strong', 'focus'].map((token) =>
    contrast(colorOf(token, part), colorOf('scrim', part)),
  )
  const inside = contrast(colorOf('on-accent', part), colorOf('accent', part))
  part.remove()
  expect(Math.min(...onScrim, inside)).toBeGreaterThanOrEqual(4.5)
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

test('where nothing is said the tokens are dark, and the page keeps its own scroll bars', () => {
  expect(luminance(colorOf('ground'))).toBeLessThan(0.05)
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('normal')
})

type Rgb = [red: number, green: number, blue: number]

/** The names of the variables that a sheet sets. */
const declared = (css: string) => Array.from(css.matchAll(/(--tp-[\w-]+):/g), ([, name]) => name)

/** The colour that the browser paints for a token. */
function colorOf(token: string, parent: Element = document.body): Rgb {
  const [color, ...others] = colorsOf(`var(--tp-${token}, transparent)`, 'color', parent)
  if (!color || others.length) throw new Error(`--tp-${token} is not an opaque colour`)
  return color
}

/** The opaque colours of a value as the browser computes it. */
function colorsOf(
  value: string,
  property: 'color' | 'backgroundImage',
  parent: Element = document.body,
): Rgb[] {
  const probe = document.createElement('span')
  probe.style[property] = value
  parent.append(probe)
  const computed = getComputedStyle(probe)[property]
  probe.remove()
  const mixed = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(computed)
  if (mixed) return [mixed.slice(1).map((share) => Number(share) * 255) as Rgb]
  return Array.from(
    computed.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g),
    (found) => found.slice(1).map(Number) as Rgb,
  )
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
