import { globSync, readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'

/** What a page says and where it leads, line by line, by its address. */
export type Pages = Map<string, string[]>

/** Pages for other sites' frames, and for staff. */
const OTHERS = /^(?:admin|embed)\//
/** What people read, hear or see of a tag. */
const SAID = ['alt', 'aria-label', 'href', 'placeholder', 'src']
const DESCRIBES = /^(?:description|og:title)$/

/** The pages that a build wrote. */
export function readPages(dist: string): Pages {
  const files = globSync('**/*.html', { cwd: dist }).filter((file) => !OTHERS.test(file))
  return new Map(
    files.sort().map((file) => {
      const path = `/${file.replace(/(?:^index)?\.html$/, '')}`
      return [path, linesOf(readFileSync(`${dist}/${file}`, 'utf8'))]
    }),
  )
}

function linesOf(html: string): string[] {
  const lines: string[] = []
  let code = ''
  let words = ''
  const endLine = () => {
    if (words.trim()) lines.push(words.trim())
    words = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'wbr') return
      endLine()
      if (/^(?:script|style|template)$/.test(name)) code = name
      if (name === 'link') return
      lines.push(...SAID.flatMap((attribute) => attributes[attribute] || []))
      const { name: meta = '', property = meta, content = '' } = attributes
      if (DESCRIBES.test(property)) lines.push(content)
    },
    onclosetag(name) {
      if (name === 'wbr') return
      endLine()
      if (name === code) code = ''
    },
    ontext(text) {
      if (!code) words += text
    },
  })
  // React writes these between texts of one element.
  parser.end(html.replaceAll('<!-- -->', ''))
  return lines
}

/** Lines that are only in one of two versions of a page. */
export function differences(before: string[], after: string[]): string[] {
  const without = (all: string[], others: string[]) => {
    const left = [...others]
    return all.filter((line) => {
      const at = left.indexOf(line)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  }
  return [...without(before, after), ...without(after, before)]
}

/** Links of pages to pages that are not there. */
export function deadLinks(pages: Pages): string[] {
  return [...pages].flatMap(([page, lines]) =>
    lines.flatMap((line) => {
      const path = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?=[?#]|$)/.exec(line)?.[0]
      return path === undefined || pages.has(path) ? [] : [`${page} leads to ${path}, where nothing is`]
    }),
  )
}
