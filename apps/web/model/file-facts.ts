import { statSync } from 'node:fs'
import { extname } from 'node:path'
import { folder } from './folder.ts'

const number = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 })

/** A download's type and size: `PDF, 0.32 MB`. Undefined for a file on another site. */
export function fileFacts(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined
  const { size } = statSync(`${folder.content}/public${url}`)
  return `${extname(url).slice(1).toUpperCase()}, ${sizeOf(size)}`
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${number.format(bytes / 1000)} KB` : `${number.format(bytes / 1_000_000)} MB`
