import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Compresses every text file in `folder` to `.br` and `.gz`, for servers that send precompressed files.
 * @param options.quick makes pages a tenth larger, in a twentieth of the time
 */
export async function compress(folder: string, { quick = false } = {}): Promise<void> {
  // There are hundreds of pages: 10 takes a third of the time of 11, for 2 % more bytes.
  const pages = quick ? 5 : 10
  const jobs: Promise<void>[] = []
  for await (const file of glob(`${folder}/**/*.{html,js,css,svg,json,xml,txt,vtt,webmanifest,ics}`)) {
    jobs.push(compressFile(file, file.endsWith('.html') ? pages : 11))
  }
  await Promise.all(jobs)
}

/** Writes `file.br`, with a quality from 0 to 11, and `file.gz`. */
export async function compressFile(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  }
  await Promise.all([
    writeFile(`${file}.br`, await toBrotli(bytes, { params })),
    writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 })),
  ])
}
