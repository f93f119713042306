/**
 * Decodes a document. Tries the encodings of its byte order mark, its `Content-Type` header and its XML declaration, then
 * UTF-8, and skips those that do not fit the bytes.
 *
 * @param contentType Value of the header.
 */
export function decode(bytes: ArrayBuffer, contentType: string | null): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 256))
  const declared = [
    byteOrderMark(start),
    /;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1],
    // A declaration that is readable as Latin-1 cannot be in UTF-16.
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
    // An unknown encoding, or not the one of these bytes.
  }
}

/** UTF-8 with some bytes lost; if not a single character in it is right, it is undeclared Latin-1. */
function decodeInvalid(bytes: ArrayBuffer): string {
  const text = new TextDecoder().decode(bytes)
  return /[\u0080-\ufffc]/.test(text) ? text : new TextDecoder('windows-1252').decode(bytes)
}
