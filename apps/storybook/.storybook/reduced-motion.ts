/*
 * Emulates `prefers-reduced-motion`, which a page can't set: rewrites the media queries in style sheets, so that the
 * components' own rules apply, and in `matchMedia`. Doesn't cover <source media>, style sheets from other origins, or
 * change listeners.
 */
const QUERY = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/** The original conditions. */
const written = new WeakMap<CSSMediaRule, string>()
let reduced = false

const ask = typeof window === 'undefined' ? undefined : window.matchMedia.bind(window)
if (ask) window.matchMedia = (query) => ask(reduced ? asReduced(query) : query)

/** Turns the emulation on or off. */
export function reduceMotion(wanted: boolean): void {
  reduced = wanted
  for (const sheet of document.styleSheets) rewrite(sheet)
}

/** A media query as evaluated with reduced motion. */
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
    return [] // Style sheets from other origins can't be read.
  }
}
