type Attributes = Record<string, string>

/** The usual prefix of each vocabulary in feeds; the core of RSS and Atom has none. */
const USUAL_PREFIXES = new Map([
  ['purl.org/rss/1.0', ''],
  ['my.netscape.com/rdf/simple/0.9', ''],
  ['backend.userland.com/rss2', ''],
  ['www.w3.org/2005/atom', ''],
  ['purl.org/atom/ns', ''],
  ['www.w3.org/1999/02/22-rdf-syntax-ns', 'rdf'],
  ['www.w3.org/1999/xhtml', 'xhtml'],
  ['purl.org/rss/1.0/modules/content', 'content'],
  ['purl.org/dc/elements/1.1', 'dc'],
  ['purl.org/dc/elements/1.0', 'dc'],
  ['purl.org/dc/terms', 'dcterms'],
  ['search.yahoo.com/mrss', 'media'],
  ['www.rssboard.org/media-rss', 'media'],
  ['www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
])
const KNOWN = new Set(USUAL_PREFIXES.values())

/** Without scheme, final slash or hash, in lowercase: feeds differ there and mean the same. */
const normalise = (uri: string) =>
  uri
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/#]+$/, '')

type Scope = { depth: number; prefixes: Map<string, string>; names: Map<string, string> }

/** A name without its prefix, in lowercase. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

/**
 * Gives elements their usual names (`content:encoded`, `item`), whatever prefix a feed declares for their namespace.
 * An undeclared prefix counts as the usual one, an unknown one as none.
 */
export function createNamespaces() {
  const scopes: Scope[] = [{ depth: 0, prefixes: new Map(), names: new Map() }]

  function declare(attributes: Attributes, depth: number) {
    let prefixes: Map<string, string> | undefined
    for (const [attribute, uri] of Object.entries(attributes)) {
      if (!/^xmlns(?::|$)/i.test(attribute)) continue
      prefixes ??= new Map(scopes.at(-1)?.prefixes)
      prefixes.set(attribute.slice('xmlns:'.length), normalise(uri))
    }
    if (prefixes) scopes.push({ depth, prefixes, names: new Map() })
  }

  return {
    /** The usual name of an element that opens at this depth. */
    open(name: string, attributes: Attributes, depth: number): string {
      declare(attributes, depth)
      const scope = scopes.at(-1)
      const usual = scope?.names.get(name) ?? usualName(name, scope?.prefixes)
      scope?.names.set(name, usual)
      return usual
    },
    /** Forgets the declarations at this depth. */
    close(depth: number) {
      if (scopes.at(-1)?.depth === depth) scopes.pop()
    },
  }
}

function usualName(name: string, prefixes?: Map<string, string>): string {
  const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : ''
  const uri = prefixes?.get(prefix)
  const usual = uri === undefined ? usualUndeclared(prefix.toLowerCase()) : USUAL_PREFIXES.get(uri)
  // Some feeds use an unknown default namespace for the core; with a prefix it is something else.
  const vocabulary = usual ?? (prefix === '' ? '' : prefix && uri)
  return vocabulary ? `${vocabulary}:${localName(name)}` : localName(name)
}

const usualUndeclared = (prefix: string) => (KNOWN.has(prefix) ? prefix : '')
