import postcss, { type Rule } from 'postcss'

type Color = { colorSpace: 'srgb'; components: number[]; alpha?: number; hex: string }
export type Token = { $type: string; $value: unknown }

/** The selectors of the style sheets, and the groups of their variables. */
const GROUPS: Record<string, string[]> = {
  ':root,[data-theme="dark"]': ['dark'],
  '[data-theme="light"]': ['light'],
  ':root': ['base'],
  '[data-theme="harbor"]': ['harbor'],
  '[data-theme="harbor-dark"]': ['harbor-dark'],
  '[data-theme^="harbor"]': ['harbor', 'harbor-dark'],
}

/**
 * The variables of the style sheets in the Design Tokens format (https://www.designtokens.org/tr/2025.10/format/): a group for
 * each theme, and `base` for what the house's themes share.
 */
export function designTokens(...sheets: string[]): Record<string, Record<string, Token>> {
  const groups: Record<string, Record<string, Token>> = {}
  const rules = sheets.flatMap((css) => postcss.parse(css).nodes.filter((node) => node.type === 'rule'))
  for (const rule of rules as Rule[]) {
    for (const group of GROUPS[rule.selector.replace(/\s+/g, '')] ?? []) {
      rule.walkDecls(/^--tp-/, ({ prop, value }) => {
        groups[group] = { ...groups[group], [prop.slice('--tp-'.length)]: tokenOf(prop, value) }
      })
    }
  }
  return groups
}

/** @throws Error if the value is of no known kind, so that a new one is not left out in silence. */
export function tokenOf(name: string, value: string): Token {
  const text = value.replace(/\s+/g, ' ').trim()
  const bezier = /^cubic-bezier\((.*)\)$/.exec(text)
  const gradient = /^linear-gradient\(to bottom right, (.*)\)$/.exec(text)
  const shadow = /^(\S+) (\S+) (\S+) (\S+) (rgb\(.*\))$/.exec(text)
  if (name.includes('-font-')) {
    return { $type: 'fontFamily', $value: text.split(',').map((family) => family.trim().replaceAll('"', '')) }
  }
  if (name.includes('-z-')) return { $type: 'number', $value: Number(text) }
  if (/^[\d.]+ms$/.test(text)) return { $type: 'duration', $value: measure(text) }
  if (/^(0|[\d.]+(rem|px))$/.test(text)) return { $type: 'dimension', $value: measure(text) }
  if (bezier) return { $type: 'cubicBezier', $value: bezier[1]?.split(',').map(Number) }
  if (gradient) {
    const colors = gradient[1]?.split(', ') ?? []
    const stops = colors.map((color, at) => ({ color: colorOf(color), position: at / (colors.length - 1) }))
    return { $type: 'gradient', $value: stops }
  }
  if (shadow) {
    const [, offsetX = '', offsetY = '', blur = '', spread = '', color = ''] = shadow
    const lengths = { offsetX, offsetY, blur, spread }
    const measured = Object.entries(lengths).map(([key, length]) => [key, measure(length)])
    return { $type: 'shadow', $value: { color: colorOf(color), ...Object.fromEntries(measured) } }
  }
  return { $type: 'color', $value: colorOf(text) }
}

/** '0.375rem' as `{ value: 0.375, unit: 'rem' }`. */
function measure(text: string) {
  return { value: Number.parseFloat(text), unit: /[a-z]+$/.exec(text)?.[0] ?? 'px' }
}

function colorOf(text: string): Color {
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(text)
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(text)
  const channels = rgb ? rgb.slice(1, 4).map(Number) : hex?.slice(1).map((each) => Number.parseInt(each, 16))
  if (!channels) throw new Error(`"${text}" is no value that design tokens can hold`)
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    ...(rgb?.[4] && { alpha: Number(rgb[4]) }),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  }
}
