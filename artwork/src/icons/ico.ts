type Entry = { size: number; png: Buffer }

const HEADER = 6
const DIRECTORY = 16

/** An .ico file of PNGs: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
export const ico = (entries: readonly Entry[]): Buffer => {
  const head = Buffer.alloc(HEADER + DIRECTORY * entries.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(entries.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of entries.entries()) {
    const at = HEADER + DIRECTORY * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...entries.map(({ png }) => png)])
}
