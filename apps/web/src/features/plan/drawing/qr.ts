import { encode } from 'uqr'
import type { Box, Surface } from './surface.ts'

/** Readable with a coffee stain on it, and with the quiet zone that scanners need (ISO/IEC 18004, 9.1). */
const modules = (value: string) => encode(value, { ecc: 'Q', border: 4 })

/** Dark on white, whatever the design, because scanners expect that. */
export function drawQr(surface: Surface, value: string, box: Box, alt: string): void {
  const { data, size } = modules(value)
  const unit = box.width / size
  surface.tag(
    'Figure',
    () => {
      surface.rect(box, '#ffffff', unit * 2)
      for (const run of runs(data))
        surface.rect(
          {
            x: box.x + run.x * unit,
            y: box.y + run.y * unit,
            // Slightly wider, so that no light shows between two rows.
            width: run.length * unit,
            height: unit * 1.02,
          },
          '#000000',
        )
    },
    alt,
  )
}

export function qrSvg(value: string, title: string): string {
  const { data, size } = modules(value)
  const path = runs(data).map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
  const name = title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 16}" height="${size * 16}" shape-rendering="crispEdges" role="img"><title>${name}</title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>\n`
}

/** The dark modules of a row; adjacent ones share a rectangle. */
const runs = (data: boolean[][]) =>
  data.flatMap((row, y) =>
    Array.from(
      row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
      ({ index, 0: { length } }) => ({ x: index, y, length }),
    ),
  )
