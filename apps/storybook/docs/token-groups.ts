/** Tokens of one kind, by their names without `--tp-`, in the order of the sheet. */
export type TokenGroup = { title: string; tokens: string[] }

const KINDS: [title: string, name: RegExp][] = [
  ['Type', /^font-/],
  ['Radii', /^radius-/],
  ['Shadows', /^shadow-/],
  ['Layers', /^z-/],
  ['Motion', /^(duration-|ease$)/],
]

/** Every variable of tokens.css, once: by its heading there, then by the kind that its name tells. */
export function tokenGroups(css: string): TokenGroup[] {
  const groups = new Map<string, Set<string>>()
  for (const [, body = ''] of css.matchAll(/\{([^{}]*)\}/g)) {
    let heading = 'Colors'
    for (const [, comment, name] of body.matchAll(/\/\*\s*(.*?)\s*\*\/|--tp-([\w-]+):/gs)) {
      // Comments that end with a period are notes, others are headings.
      if (comment && !comment.endsWith('.')) heading = comment
      if (!name || [...groups.values()].some((names) => names.has(name))) continue
      const title = KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? heading
      groups.set(title, (groups.get(title) ?? new Set()).add(name))
    }
  }
  const kinds = KINDS.map(([title]) => title)
  return [...groups]
    .map(([title, names]) => ({ title, tokens: [...names] }))
    .sort((a, b) => kinds.indexOf(a.title) - kinds.indexOf(b.title))
}
