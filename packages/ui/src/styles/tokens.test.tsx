import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { autoTheme } from '../../scripts/auto-theme.ts'
import harbor from '../themes/harbor.css?raw'
import '../themes/harbor.css'
import { colorOf, colorsOf, contrast, luminance, pairs } from '@two-pastors/tooling/contrast'
import { emulateMedia } from '../test/media.ts'
import house from './tokens.css?raw'

describe.each(['dark', 'light', 'harbor', 'harbor-dark'])('the %s theme', (theme) => {
  beforeEach(() => {
    document.documentElement.dataset.theme = theme
  })

  test.each(pairs)('$foreground on $ground reaches $ratio:1', ({ foreground, ground, ratio }) => {
    expect(contrast(colorOf(foreground), colorOf(ground))).toBeGreaterThanOrEqual(ratio)
  })

  test('a title on the painted ground of a card reaches 4.5:1 wherever it stands', () => {
    const stops = colorsOf('var(--tp-placeholder)', 'backgroundImage')
    expect(stops).toHaveLength(3)
    for (const stop of stops) expect(contrast(colorOf('on-scrim'), stop)).toBeGreaterThanOrEqual(4.5)
  })

  test('with more contrast, borders reach 3:1 and muted text matches normal text', async () => {
    expect(() => colorOf('line')).toThrow('opaque')
    await emulateMedia({ 'prefers-contrast': 'more' })
    for (const ground of ['ground', 'surface']) {
      expect(contrast(colorOf('line'), colorOf(ground))).toBeGreaterThanOrEqual(3)
      expect(contrast(colorOf('muted'), colorOf(ground))).toBeGreaterThanOrEqual(7)
    }
  })

  test('brings its own scroll bars and form controls along', () => {
    const scheme = /light|harbor$/.test(theme) ? 'light' : 'dark'
    expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme)
  })
})

test('a sister theme gives every color a value, and sets nothing that is not a token', () => {
  const [day = '', night = '', both = ''] = harbor.split('\n}')
  const colors = declared(house.split('\n}')[0] ?? '')
  expect(declared(day + both)).toEqual(expect.arrayContaining(colors))
  expect(declared(night + both)).toEqual(expect.arrayContaining(colors))
  expect(declared(house)).toEqual(expect.arrayContaining(declared(harbor)))
  expect(harbor.replace(/--tp-[^;]+;|color-scheme: (light|dark);/g, '')).not.toContain(';')
})

test.each([
  ['oklch(0.45 0.1 230)', true],
  ['hsl(200 50% 30%)', true],
  ['#8c1d5', false],
  ['rebeccapurpl', false],
  ['rgb(0 0 0 / 0.5)', false],
])('a theme whose accent is %s has a contrast: %s', (value, has) => {
  document.documentElement.style.setProperty('--tp-accent', value)
  try {
    if (has) expect(contrast(colorOf('accent'), colorOf('ground'))).toBeGreaterThan(1)
    else expect(() => colorOf('accent')).toThrow(/--tp-accent is not (a|an opaque) color/)
  } finally {
    document.documentElement.removeAttribute('style')
  }
})

test.each(['light', 'harbor'])('what stands on a picture is light on dark in the %s theme', (theme) => {
  document.documentElement.dataset.theme = theme
  const part = document.createElement('div')
  part.dataset.theme = 'picture'
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

test('without data-theme the tokens are dark, and the page keeps its own scroll bars', () => {
  expect(luminance(colorOf('ground'))).toBeLessThan(0.05)
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('normal')
})

describe('the theme auto', () => {
  const sheet = document.createElement('style')
  sheet.textContent = autoTheme(house)
  beforeEach(() => document.head.append(sheet))
  afterEach(() => sheet.remove())
  const { documentElement: root } = document

  /** Every color of the page as the browser computes it, and its scroll bars. */
  const look = () => {
    const probe = document.body.appendChild(document.createElement('i'))
    const colors = declared(house.split('\n}')[0] ?? '').map((name) => {
      const property = name.includes('shadow') ? 'boxShadow' : 'color'
      probe.style[property] = `var(${name})`
      return `${name}: ${getComputedStyle(probe)[property]}`
    })
    probe.remove()
    return { colorScheme: getComputedStyle(root).colorScheme, colors }
  }
  const looksLike = (theme: string): ReturnType<typeof look> => {
    const before = root.dataset.theme
    root.dataset.theme = theme
    const found = look()
    if (before) root.dataset.theme = before
    else delete root.dataset.theme
    return found
  }

  test.each([undefined, 'auto'])('follows the system where the page says %s', async (said) => {
    if (said) root.dataset.theme = said
    await emulateMedia({ 'prefers-color-scheme': 'dark' })
    expect(look()).toEqual(looksLike('dark'))
    await emulateMedia({ 'prefers-color-scheme': 'light' })
    expect(look()).toEqual(looksLike('light'))
    await emulateMedia({ 'prefers-color-scheme': 'light', 'prefers-contrast': 'more' })
    expect(look()).toEqual(looksLike('light'))
  })

  test.each(['dark', 'light', 'harbor'])('leaves a page alone that says %s', async (theme) => {
    sheet.remove()
    const without = looksLike(theme)
    document.head.append(sheet)
    for (const preferred of ['dark', 'light'] as const) {
      await emulateMedia({ 'prefers-color-scheme': preferred })
      expect(looksLike(theme)).toEqual(without)
    }
  })
})

/** The names of the variables that a sheet sets. */
const declared = (css: string) => Array.from(css.matchAll(/(--tp-[\w-]+):/g), ([, name = '']) => name)
