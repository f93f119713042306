import { expose, transfer } from 'comlink'
import { type Zippable, zipSync } from 'fflate'
import type { Kit } from '../kit.ts'
import type { Logos } from './assets.ts'
import { kitFiles } from './kit-files.ts'

export type KitFileBytes = { name: string; bytes: Uint8Array }

/** Makes the files of a kit in a worker, so that the page stays responsive. To cancel, terminate the worker. */
const api = {
  async makeFile(kit: Kit, logos: Logos, id: string): Promise<KitFileBytes> {
    const found = kitFiles(kit, logos).find((file) => file.id === id)
    if (!found) throw new Error(`A kit has no ${id}`)
    const bytes = await found.make()
    return transfer({ name: found.file.replace(/.*\//, ''), bytes }, [bytes.buffer])
  },

  /** Everything in one ZIP. Reports how many of how many files are done. */
  async makeZip(kit: Kit, logos: Logos, report: (done: number, all: number) => void): Promise<Uint8Array> {
    const files = kitFiles(kit, logos)
    const zip: Zippable = {}
    for (const [index, { file, make }] of files.entries()) {
      const bytes = await make()
      // Pictures and PDFs are compressed already.
      zip[file] = [bytes, { level: /\.(jpg|png|pdf)$/.test(file) ? 0 : 9 }]
      report(index + 1, files.length)
    }
    const bytes = zipSync(zip, { mtime: new Date(`${kit.today}T12:00:00`) })
    return transfer(bytes, [bytes.buffer])
  },
}

export type KitWorker = typeof api
expose(api)
