/**
 * Makes text of a document's bytes. The encoding is what a byte order mark says, else the `Content-Type`
 * header, else the XML declaration, else UTF-8; one that does not fit the bytes is passed over.
 *
 * @param contentType Value of the header.
 */
export function decode(bytes: ArrayBuffer, contentType: string | null): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 256))
  const declared = [
    byteOrderMark(start),
    /;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1],
    // Whoever can read this in a declaration does not read UTF-16.
    /^[^<]*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)/i.exec(start)?.[1]?.replace(/^utf-?16.*/i, 'utf-8'),
    'utf-8',
  ]
  for (const encoding of declared) {
    const text = encoding && tryDecode(bytes, encoding)
    if (text !== undefined && text !== '') return text
  }
  return decodeInvalid(bytes)
}

function byteOrderMark(start: string): string | undefined {
  if (start.startsWith('ÿþ')) return 'utf-16le'
  if (start.startsWith('þÿ')) return 'utf-16be'
  return start.startsWith('ï»¿') ? 'utf-8' : undefined
}

function tryDecode(bytes: ArrayBuffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // Not an encoding, or not that of these bytes.
  }
}

/** UTF-8 with some bytes gone; when not one character in it is right, it is undeclared Latin-1. */
function decodeInvalid(bytes: ArrayBuffer): string {
  const text = new TextDecoder().decode(bytes)
  return /[\u0080-\ufffc]/.test(text) ? text : new TextDecoder('windows-1252').decode(bytes)
}
