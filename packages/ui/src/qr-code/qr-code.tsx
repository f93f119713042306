import { type ComponentProps, useMemo } from 'react'
import { encode } from 'uqr'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

/** The quiet zone that scanners need, in modules (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4

export type QRCodeProps = Omit<ComponentProps<'svg'>, 'children' | 'role'> &
  WithClassName & {
    /** What a scanner reads, such as an address. Throws above about 2,300 characters. */
    value: string
    /** The purpose of the code, as its accessible name. */
    label: string
    /**
     * Its width and height in px, including the margin. It shrinks if there is less room.
     * @default 192
     */
    size?: number
  }

/**
 * A QR code with error correction M. It is dark on white in every theme, because scanners expect that. Show the address
 * as a link beside it: nobody can scan the phone they are reading on.
 *
 * @example <QRCode value="https://example.org/tickets" label="QR code that leads to the tickets" />
 */
export function QRCode({ value, label, size = 192, className, ...props }: QRCodeProps) {
  const { data, size: modules } = useMemo(() => encode(value, { ecc: 'M', border: QUIET_ZONE }), [value])
  return (
    <svg
      {...props}
      role="img"
      aria-label={label}
      data-slot="qr-code"
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className={cn('tp:h-auto tp:max-w-full tp:rounded-md tp:forced-color-adjust-none', className)}
    >
      <path fill="#fff" d={`M0 0h${modules}v${modules}H0z`} />
      <path fill="#000" d={data.map(rowPath).join('')} />
    </svg>
  )
}

/** The dark modules of a row; adjacent ones share a rectangle. */
function rowPath(row: readonly boolean[], y: number) {
  const modules = row.map((dark) => (dark ? '#' : ' ')).join('')
  return Array.from(
    modules.matchAll(/#+/g),
    ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
  ).join('')
}
