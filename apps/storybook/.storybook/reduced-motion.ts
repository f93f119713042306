/*
 * A page cannot emulate `prefers-reduced-motion`, but it can rewrite the media queries: in the style
 * sheets, so that the components' own rules for reduced motion apply, and in `matchMedia`. Not covered:
 * <source media>, style sheets from another origin, and change listeners.
 */
const QUERY = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/** The original conditions of the media rules. */
const written = new WeakMap<CSSMediaRule, string>()
let reduced = false

const ask = typeof window === 'undefined' ? undefined : window.matchMedia.bind(window)
if (ask) window.matchMedia = (query) => ask(reduced ? asReduced(query) : query)

/** Turns reduced motion on for this page, or leaves it to the system. */
export function reduceMotion(wanted: boolean): void {
  reduced = wanted
  for (const sheet of document.styleSheets) rewrite(sheet)
}

/** The media query with `prefers-reduced-motion` replaced as if it were on. */
export function asReduced(query: string): string {
  return query.replace(QUERY, (_, value) => (value === 'no-preference' ? NEVER : ALWAYS))
}

function rewrite(group: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  for (const rule of rulesOf(group)) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText
      if (query.includes('prefers-reduced-motion')) {
        written.set(rule, query)
        const wanted = reduced ? asReduced(query) : query
        if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
      }
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rewrite(rule)
  }
}

function rulesOf(group: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): CSSRule[] {
  try {
    return [...group.cssRules]
  } catch {
    return [] // A sheet from another origin may not be read.
  }
}
