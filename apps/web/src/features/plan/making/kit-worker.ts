import { expose, transfer } from 'comlink'
import { type Zippable, zipSync } from 'fflate'
import type { Kit } from '../kit.ts'
import type { Logos } from './assets.ts'
import { kitFiles } from './kit-files.ts'

export type KitFileBytes = { name: string; bytes: Uint8Array }

/** Files by name. */
export type Made = Record<string, Uint8Array>
type Report = (done: number, all: number) => void

const isPdf = ({ file }: { file: string }) => file.endsWith('.pdf')

/** Creates the files of a kit in a worker, so that the page stays responsive. To cancel, terminate the worker. */
const api = {
  async makeFile(kit: Kit, logos: Logos, id: string): Promise<KitFileBytes> {
    const found = kitFiles(kit, logos).find((file) => file.id === id)
    if (!found) throw new Error(`A kit has no ${id}`)
    const bytes = await found.make()
    return transfer({ name: found.file.replace(/.*\//, ''), bytes }, [bytes.buffer])
  },

  /** The kit's PDFs by file name. Reports how many of the kit's files are done. */
  async makePdfs(kit: Kit, logos: Logos, report: Report): Promise<Made> {
    const files = kitFiles(kit, logos)
    const made: Made = {}
    for (const { file, make } of files.filter(isPdf)) {
      made[file] = await make()
      report(Object.keys(made).length, files.length)
    }
    return transfer(
      made,
      Object.values(made).map(({ buffer }) => buffer),
    )
  },

  /** Everything in one ZIP, including the PDFs that were created before. */
  async makeZip(kit: Kit, logos: Logos, pdfs: Made, report: Report): Promise<Uint8Array> {
    const files = kitFiles(kit, logos)
    const zip: Zippable = {}
    let done = Object.keys(pdfs).length
    for (const { file, make } of files) {
      const known = pdfs[file]
      // Pictures and PDFs are already compressed.
      zip[file] = [known ?? (await make()), { level: /\.(jpg|png|pdf)$/.test(file) ? 0 : 9 }]
      if (!known) report(++done, files.length)
    }
    const bytes = zipSync(zip, { mtime: new Date(`${kit.today}T12:00:00`) })
    return transfer(bytes, [bytes.buffer])
  },
}

export type KitWorker = typeof api
expose(api)
