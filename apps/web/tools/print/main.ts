import { mkdirSync, writeFileSync } from 'node:fs'
import { runMain } from '@two-pastors/tooling/run'
import { folder } from '../../model/folder.ts'
import { documents } from './documents.ts'
import { readFacts } from './facts.ts'
import { markup } from './markup.ts'
import { openPdfPrinter } from './pdf-printer.ts'

const HELP = `pnpm print [name ...]

Prints the PDFs of public/downloads from the pages in apps/web/tools/print: ${documents.map(({ name }) => name).join(', ')}.
Names, dates and prices come from the site's content.`

await runMain(async () => {
  const names = process.argv.slice(2)
  const known = documents.map(({ name }) => name)
  if (names.some((name) => !known.includes(name))) {
    console.log(HELP)
    return names.includes('--help') ? 0 : 1
  }
  const out = `${folder.content}/public/downloads`
  const author = readFacts().site ?? ''
  mkdirSync(out, { recursive: true })
  const printer = await openPdfPrinter()
  try {
    for (const document of documents.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const pdf = await printer.print({ name: document.name, author }, markup(document))
      writeFileSync(`${out}/${document.name}.pdf`, pdf)
      console.log(`${document.name}.pdf ${Math.round(pdf.length / 1024)} KB`)
    }
  } finally {
    await printer.close()
  }
  return 0
})
