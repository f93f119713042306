/** The minimum contrast of text with its background (WCAG 1.4.3). */
const ENOUGH = 4.5

/** The channels of a color such as `#f4b25c`, from 0 to 255. */
export const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** Channels are from 0 to 255: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(channels(one)), luminance(channels(other))].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The color, mixed with white or black until text in it is readable on the background. */
export function readable(color: string, ground: string): string {
  const pole = contrast('#ffffff', ground) > contrast('#000000', ground) ? 255 : 0
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, pole, share)
    if (contrast(mixed, ground) >= ENOUGH) return mixed
  }
  return mix(color, pole, 1)
}

const mix = (color: string, pole: number, share: number) =>
  `#${channels(color)
    .map((channel) =>
      Math.round(channel + (pole - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
