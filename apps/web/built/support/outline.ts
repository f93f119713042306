import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Tag = Extract<Node, { attribs: object }>

const isTag = (node: Node): node is Tag => 'attribs' in node
const textIn = (node: Node) => (node.type === 'text' && 'data' in node ? node.data : '')

/** Elements that say nothing by themselves. */
const PLAIN = /^(div|span|picture|wbr|br)$/
const UNSAID = /^(script|style|source|path|circle|rect|g)$/
const ONE_LINE = /^(h[1-6]|p|a|button|summary|label|legend|select|dt|dd|figcaption)$/
const REACHED = /^(a|button|input|select|textarea|summary)$/
/** How something looks or is loaded, and what differs in every build. */
const LOOKS =
  /^(class|id|style|width|height|sizes|srcset|decoding|focusable|charset|crossorigin|fill|stroke.*|viewbox|(shape|preserve).*|data-(slot|once|orientation|radix.*|clock|search|spoken|late|reserve|page))$/
const REFERENCES = /^(for|aria-(labelledby|describedby|controls|owns|details|errormessage))$/
/** The classes that hide something from the screen, from paper or from the keyboard, or stop motion. */
const KEEPS_AWAY =
  /(^|:)(hidden|invisible|(not-)?sr-only|sticky|fixed|-?z-.*|pointer-events-.*|scroll-m.*|overflow-.*|outline-none|has-focus-visible:.*|truncate|line-clamp-.*|order-.*)$|^((not-)?print|motion-\w+|noscript):|:(block|flex|grid|inline|inline-\w+|contents)$/

/** A text without what differs from build to build: the hashes in file names. */
export const steady = (text: string) =>
  text
    .replace(/(\/assets\/[\w./@-]*?)-[\w-]{8}(?=\.\w)/g, '$1')
    .replace(/(\/og\/[\w./-]*?)-\w{5,8}(?=\.jpg)/g, '$1')

/** Several equal ones in a row, as one. */
function gather(lines: string[][]): string[] {
  const groups: { lines: string[]; count: number }[] = []
  for (const found of lines) {
    const last = groups.at(-1)
    if (last?.lines.join('\n') === found.join('\n')) last.count++
    else groups.push({ lines: found, count: 1 })
  }
  return groups.flatMap(({ lines: [first = '', ...rest], count }) =>
    first ? [count > 1 ? `${first} (${count} times)` : first, ...rest] : [],
  )
}

/** The first of a long list of cards: the others use the same component. */
function beginning(items: string[][]): string[][] {
  const cards = items.filter((item) => item[0]?.startsWith('li') && item.length > 1)
  return cards.length > 4 ? [...items.slice(0, 3), [`li (${items.length - 3} more)`]] : items
}

/** What a built page says to people and machines, and what can be done with it, in lines that people can read. */
export function outline(html: string): { head: string[]; around: string[]; main: string[] } {
  const document = parseDocument(steady(html), { lowerCaseAttributeNames: true })

  const referred = (id: string) => {
    const target = DomUtils.getElementById(id, document)
    if (!target) return 'not there yet'
    return target.attribs.name || DomUtils.textContent(target).trim().slice(0, 40) || target.name
  }
  function attributes({ name: tag, attribs }: Tag): string {
    const shown = Object.entries(attribs).map(([name, value]) => {
      if (name === 'id') return /_R_|radix-/.test(value) ? '' : `#${value}`
      if (LOOKS.test(name)) return ''
      if (REFERENCES.test(name)) return `${name}=(${value.split(' ').map(referred).join(' + ')})`
      return value === '' ? name : `${name}=${/[\s"]/.test(value) ? JSON.stringify(value) : value}`
    })
    const classes = (attribs.class ?? '').split(' ').map((name) => name.replace(/^tp:/, ''))
    const away = classes.filter((name) => KEEPS_AWAY.test(name) && !/^(before|after|\[&)/.test(name))
    const ringless = attribs.class && REACHED.test(tag) && !classes.includes('focus-visible:outline-2')
    return [...shown, ...away.map((name) => `.${name}`), ringless ? '(no ring)' : '']
      .filter(Boolean)
      .join(' ')
  }
  function label(tag: Tag): string {
    const said = attributes(tag)
    if (PLAIN.test(tag.name) && !said) return ''
    return tag.name === 'svg' && said === 'aria-hidden=true' ? '' : `${tag.name} ${said}`.trim()
  }
  function inline(node: Node): string {
    if (!isTag(node)) return textIn(node)
    if (UNSAID.test(node.name)) return ''
    const [named, text] = [label(node), inside(node)]
    if (named) return `[${[named, text].filter(Boolean).join(': ')}]`
    return node.name === 'span' ? text : ` ${text} `
  }
  const inside = (tag: Tag) =>
    tag.children
      .map((node, index, all) => (isTag(node) && isTag(all[index - 1] ?? document) ? ' ' : '') + inline(node))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()

  function lines(node: Node): string[] {
    if (!isTag(node)) return []
    if (node.name === 'script' && node.attribs.type === 'application/ld+json') {
      const data: { '@graph': { '@type': string }[] } = JSON.parse(DomUtils.textContent(node))
      return data['@graph'].map((thing) => `data ${thing['@type']}: ${JSON.stringify(thing)}`)
    }
    if (UNSAID.test(node.name)) return []
    const own = label(node)
    const text = inside(node)
    if (
      ONE_LINE.test(node.name) ||
      node.attribs['aria-hidden'] ||
      node.children.some((child) => textIn(child).trim())
    )
      return [own && text ? `${own}: ${text}` : own || text].filter(Boolean)
    const [first, ...more] = gather(beginning(node.children.map(lines)))
    if (first === undefined) return own ? [own] : []
    if (!own) return [first, ...more]
    // The contents of a single-child element go on the same line.
    const nested = more.every((line) => line.startsWith('  '))
    if (nested)
      return [
        /^[a-z]\w*( |:|$)/.test(first) && label(node) ? `${own} > ${first}` : `${own}: ${first}`,
        ...more,
      ]
    return [own, ...[first, ...more].map((line) => `  ${line}`)]
  }

  const find = (name: string) => DomUtils.getElementsByTagName(name, document)[0]
  const [head, body, main] = [find('head'), find('body'), find('main')]
  const mainLines = main ? lines(main) : []
  if (main) DomUtils.removeElement(main)
  return { head: head ? head.children.flatMap(lines) : [], around: body ? lines(body) : [], main: mainLines }
}
