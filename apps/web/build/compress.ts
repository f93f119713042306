import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses every text file in `folder`, for servers that send precompressed files. */
export async function compress(folder: string): Promise<void> {
  const jobs: Promise<void>[] = []
  for await (const file of glob(`${folder}/**/*.{html,js,css,svg,json,xml,txt,vtt,webmanifest,ics}`)) {
    jobs.push(compressFile(file))
  }
  await Promise.all(jobs)
}

/** Writes `file.br` and `file.gz`. */
export async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const sizeHint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  await Promise.all([
    writeFile(`${file}.br`, await toBrotli(bytes, sizeHint)),
    writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 })),
  ])
}
