export type Rgb = readonly [number, number, number]

export const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export const alpha = (hex: string, opacity: number): string => {
  const [r, g, b] = rgb(hex)
  return `rgba(${r},${g},${b},${opacity})`
}

export const mix = (from: string, to: string, amount: number): string => {
  const a = rgb(from)
  const b = rgb(to)
  const part = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * amount)
      .toString(16)
      .padStart(2, '0')
  return `#${part(0)}${part(1)}${part(2)}`
}

/** WCAG relative luminance of 0-255 channels. */
export const luminance = ([r, g, b]: Rgb): number => {
  const linear = (channel: number): number => {
    const s = channel / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

export const smoothstep = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export const INK = '#0b0a14'
export const GOLD = '#f4b25c'
export const BONE = '#f3ece0'
