export type Entry = { from: string; source: string }
type Described = { name: string; text: string; example: string | undefined }

/**
 * What a language model needs for writing code with the package (https://llmstxt.org): each entry's components with
 * the descriptions and examples from their TSDoc, and how a host's classes behave.
 */
export function llmsText(readme: string, entries: Entry[]): string {
  const [, summary = ''] = /^# .*\n\n(.*?)\n\n/s.exec(readme) ?? []
  const sections = entries.flatMap(({ from, source }) => {
    const found = describedIn(source)
    return found.length > 0 ? [`## ${from}\n\n${found.map(entryText).join('\n\n')}`] : []
  })
  const classes = /^## Your own classes\n.*?(?=^## )/ms.exec(readme)?.[0].trim()
  return `${['# @two-pastors/ui', `> ${oneLine(summary)}`, classes, ...sections].filter(Boolean).join('\n\n')}\n`
}

/** A module's exported components, hooks and functions that have TSDoc. */
export function describedIn(source: string): Described[] {
  const pattern = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport (?:function|const) (\w+)/gs
  return Array.from(source.matchAll(pattern), ([, doc = '', name = '']) => {
    const lines = doc.replace(/^\s*\* ?/gm, '').trim()
    const [text = '', example] = lines.split(/^@example\s*/m)
    return { name, text: oneLine(text.replace(/^@\w+.*$/gm, '')), example: example?.trim() }
  })
}

const entryText = ({ name, text, example }: Described) =>
  `### ${name}\n\n${text}${example ? `\n\n\`\`\`tsx\n${example}\n\`\`\`` : ''}`

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
