/** Tokens of one kind, by their names without `--tp-`, in style sheet order. */
export type TokenGroup = { title: string; tokens: string[] }

const KINDS: [title: string, name: RegExp][] = [
  ['Type', /^font-/],
  ['Radii', /^radius-/],
  ['Shadows', /^shadow-/],
  ['Motion', /^(duration-|ease$)/],
]

/** Groups every variable in tokens.css by the heading above it, or by the kind in its name. */
export function tokenGroups(css: string): TokenGroup[] {
  const groups = new Map<string, Set<string>>()
  for (const [, body = ''] of css.matchAll(/\{([^{}]*)\}/g)) {
    let heading = 'Colours'
    for (const [, comment, name] of body.matchAll(/\/\*\s*(.*?)\s*\*\/|--tp-([\w-]+):/gs)) {
      // A comment that ends in a period is a note on the next token; any other is a heading.
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
