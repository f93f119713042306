import { expect } from 'vitest'

/** Expects a complete PDF, and returns its title. */
export function pdfTitle(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text.trimEnd().slice(-5)).toBe('%%EOF')
  return /\/Title \(([^)]*)\)/.exec(text)?.[1]
}

/** Width and height in px from a JPEG's header, as `1200x630`. */
export function jpegSize(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  expect(view.getUint16(0), 'start of a JPEG').toBe(0xffd8)
  // Skip from segment to segment up to the frame header, SOF0 to SOF2 (ITU T.81, B.1.1.3).
  let at = 2
  while (view.getUint16(at) < 0xffc0 || view.getUint16(at) > 0xffc2) at += 2 + view.getUint16(at + 2)
  return `${view.getUint16(at + 7)}x${view.getUint16(at + 5)}`
}
