/*
 * A page cannot change what its browser answers to `prefers-reduced-motion`. It can change the question: in the style
 * sheets, so that the components' own rules for reduced motion hold, and in `matchMedia`. What stays as the system has
 * it: media queries of <source media> and of sheets from another origin. A listener is not called by the toolbar.
 */
const QUERY = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/** The conditions as the sheets have them. */
const written = new WeakMap<CSSMediaRule, string>()
let reduced = false

const ask = typeof window === 'undefined' ? undefined : window.matchMedia.bind(window)
if (ask) window.matchMedia = (query) => ask(reduced ? asReduced(query) : query)

/** Lets this page move as little as one whose visitor asked for it, or as much as the system allows. */
export function reduceMotion(wanted: boolean): void {
  reduced = wanted
  for (const sheet of document.styleSheets) rewrite(sheet)
}

/** The same media query where reduced motion was asked for. */
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
