import { mkdirSync, writeFileSync } from 'node:fs'
import { runMain } from '@two-pastors/tooling/run'
import { folder } from '../../model/folder.ts'
import { readDocuments } from './documents.ts'
import { readFacts } from './facts.ts'
import { markup } from './markup.ts'
import { openPdfPrinter } from './pdf-printer.ts'

const documents = readDocuments()

const HELP = `pnpm print [name ...]

Prints the PDFs of content/public/downloads from the pages in content/print: ${documents.map(({ name }) => name).join(', ')}.
Names, dates and prices come from the site's content.`

await runMain(async () => {
  const names = process.argv.slice(2)
  const known = documents.map(({ name }) => name)
  if (names.some((name) => !known.includes(name))) {
    console.log(HELP)
    return names.includes('--help') ? 0 : 1
  }
  const out = `${folder.content}/public/downloads`
  mkdirSync(out, { recursive: true })
  const printer = await openPdfPrinter()
  try {
    for (const document of documents.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const { name } = document
      const facts = readFacts(document.film)
      const pdf = await printer.print({ name, author: facts.site ?? '' }, markup(document, facts))
      writeFileSync(`${out}/${name}.pdf`, pdf)
      console.log(`${name}.pdf ${Math.round(pdf.length / 1024)} KB`)
    }
  } finally {
    await printer.close()
  }
  return 0
})
