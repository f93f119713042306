import { parseArgs, styleText } from 'node:util'
import { runMain } from '@two-pastors/tooling/run'
import { checkContent, hasErrors, type Report } from './check-content.ts'
import type { Finding } from './finding.ts'
import { unusedUploads } from './unused-uploads.ts'

const HELP = `pnpm content:check [options]

Looks at the content as a whole: links that lead nowhere, pictures of the wrong shape, files that are
gone although pages need them, films that lack what their page shows, dates that have passed, words that have grown old. A line for each finding,
and one for uploads that nothing uses. Ends with 1 when there is an error; warnings are for you to judge.

  --online  asks every link to another site, too, and the blog for its newest post
  --help    shows this`

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      online: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const report = await checkContent({ online: values.online })
  console.log(print(report))
  return hasErrors(report) ? 1 : 0
})

function print({ files, links, findings }: Report): string {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  const sum = `${files} files, ${links} links: ${count('error')} errors, ${count('warning')} warnings`
  const unused = unusedUploads()
  return [...findings.map(line), ...(unused ? [`note    ${unused}`] : []), sum].join('\n')
}

function line({ level, file, field, text }: Finding): string {
  const color = level === 'error' ? 'red' : 'yellow'
  return `${styleText(color, level.padEnd(7))} ${[file, field, text].filter(Boolean).join(': ')}`
}
