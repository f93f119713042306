import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { designTokens, tokenOf } from './design-tokens.ts'

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')
const house = read('styles/tokens.css')

describe('the design tokens', () => {
  const tokens = designTokens(house, read('themes/harbor.css'))

  test('have a group for each theme, and one for what they share', () => {
    expect(Object.keys(tokens)).toEqual(['dark', 'light', 'base', 'harbor', 'harbor-dark'])
  })

  test('leave no variable out', () => {
    const names = new Set(Array.from(house.matchAll(/--tp-([\w-]+):/g), ([, name]) => name))
    const given = new Set([...Object.keys(tokens.dark ?? {}), ...Object.keys(tokens.base ?? {})])
    expect([...given].toSorted()).toEqual([...names].toSorted())
    expect(Object.keys(tokens.light ?? {})).toEqual(Object.keys(tokens.dark ?? {}))
    expect(Object.keys(tokens.harbor ?? {})).toEqual(expect.arrayContaining(Object.keys(tokens.dark ?? {})))
  })

  test('take what both sister themes share into each', () => {
    expect(tokens.harbor?.scrim).toEqual(tokens['harbor-dark']?.scrim)
    expect(tokens.harbor?.ground).not.toEqual(tokens['harbor-dark']?.ground)
  })

  test('keep the durations of those who did not ask for less motion', () => {
    expect(tokens.base?.['duration-slow']).toEqual({ $type: 'duration', $value: { value: 480, unit: 'ms' } })
  })
})

type Value = Record<string, unknown>
const measured = (units: string[]) => (value: Value) =>
  typeof value.value === 'number' && units.includes(String(value.unit))
const dimension = measured(['px', 'rem'])
const within = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1
const color = ({ colorSpace, components, alpha = 1, hex }: Value) =>
  colorSpace === 'srgb' &&
  Array.isArray(components) &&
  components.length === 3 &&
  [...components, alpha].every(within) &&
  /^#[\da-f]{6}$/.test(String(hex))

/** What the format asks of a value of each type: https://www.designtokens.org/tr/2025.10/format/#types */
const valid: Record<string, (value: never) => boolean> = {
  color,
  dimension,
  duration: measured(['ms', 's']),
  number: (value: unknown) => Number.isFinite(value),
  fontFamily: (value: unknown[]) =>
    value.length > 0 && value.every((each) => typeof each === 'string' && each),
  cubicBezier: (value: unknown[]) =>
    value.length === 4 && [value[0], value[2]].every(within) && value.every(Number.isFinite),
  gradient: (value: Value[]) => value.every((stop) => color(stop.color as Value) && within(stop.position)),
  shadow: ({ color: own, ...lengths }: Value) =>
    color(own as Value) &&
    ['offsetX', 'offsetY', 'blur', 'spread'].every((key) => dimension(lengths[key] as Value)),
}

describe('the format', () => {
  const groups = Object.entries(designTokens(house, read('themes/harbor.css')))
  const all = groups.flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, token]) => ({ path: `${group}.${name}`, name, ...token })),
  )

  test.each(all)('has $path', ({ name, $type, $value }) => {
    expect(name).toMatch(/^[^${}.][^{}.]*$/)
    expect(Object.keys(valid)).toContain($type)
    expect(valid[$type]?.($value as never), JSON.stringify($value)).toBe(true)
  })

  test('has no color with a channel above 1', () => {
    expect(color({ ...red, components: [255, 0, 0] })).toBe(false)
  })
})

const red = { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' }

test.each([
  ['--tp-accent', '#ff0000', { $type: 'color', $value: red }],
  ['--tp-line', 'rgb(255 0 0 / 0.14)', { $type: 'color', $value: { ...red, alpha: 0.14 } }],
  ['--tp-radius-sm', '0', { $type: 'dimension', $value: { value: 0, unit: 'px' } }],
  ['--tp-z-toast', '1120', { $type: 'number', $value: 1120 }],
  ['--tp-ease', 'cubic-bezier(0.2, 0.7, 0.2, 1)', { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] }],
  ['--tp-font-text', '"A B", serif', { $type: 'fontFamily', $value: ['A B', 'serif'] }],
  [
    '--tp-placeholder',
    'linear-gradient(to bottom right, #ff0000, #ff0000)',
    {
      $type: 'gradient',
      $value: [
        { color: red, position: 0 },
        { color: red, position: 1 },
      ],
    },
  ],
  [
    '--tp-shadow-card',
    '0 18px 40px -18px rgb(255 0 0)',
    {
      $type: 'shadow',
      $value: {
        color: red,
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 18, unit: 'px' },
        blur: { value: 40, unit: 'px' },
        spread: { value: -18, unit: 'px' },
      },
    },
  ],
])('%s: %s', (name, value, token) => {
  expect(tokenOf(name, value)).toEqual(token)
})

test('a value that the format cannot hold stops the build', () => {
  expect(() => tokenOf('--tp-ground', 'light-dark(#fff, #000)')).toThrow(
    'is no value that design tokens can hold',
  )
})
