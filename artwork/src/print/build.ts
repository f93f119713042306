import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PATHS } from '../paths.ts'
import { documents } from './documents.ts'
import { markup } from './markup.ts'
import { openPress } from './press.ts'

const only = new Set(process.argv.slice(2))

mkdirSync(PATHS.downloads, { recursive: true })
const press = await openPress()
try {
  for (const document of documents) {
    if (only.size > 0 && !only.has(document.name)) continue
    const pdf = await press.print(document.name, await markup(document))
    writeFileSync(resolve(PATHS.downloads, `${document.name}.pdf`), pdf)
    console.log(`${document.name}.pdf ${Math.round(pdf.length / 1024)} KB`)
  }
} finally {
  await press.close()
}
