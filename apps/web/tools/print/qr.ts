import { encode } from 'uqr'

/** A QR code as one path: the widest tolerance for coffee stains, and a quiet border of four modules. */
export const qr = (text: string, label: string): string => {
  const { data, size } = encode(text, { ecc: 'Q', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])))
  return `<svg role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path fill="#0b0a14" d="${dark.join('')}"/></svg>`
}
