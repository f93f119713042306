/*
 * A page cannot emulate what a visitor asks of the system (reduced motion, more contrast, forced colors), but it can rewrite
 * the media queries: in the style sheets, so that the components' own rules apply, and in `matchMedia`. Not covered: <source
 * media>, style sheets from another origin, and change listeners.
 */
const FEATURES = {
  'prefers-reduced-motion': 'reduce',
  'prefers-contrast': 'more',
  'forced-colors': 'active',
} as const
export type MediaFeature = keyof typeof FEATURES

const QUERY = /\(\s*(prefers-reduced-motion|prefers-contrast|forced-colors)\s*(?::\s*([\w-]+)\s*)?\)/g
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/** The original conditions of the media rules. */
const written = new WeakMap<CSSMediaRule, string>()
let asked: readonly MediaFeature[] = []

const ask = typeof window === 'undefined' ? undefined : window.matchMedia.bind(window)
if (ask) window.matchMedia = (query) => ask(answered(query, asked))

/** Turns these features on for this page, and leaves the others to the system. */
export function emulate(features: readonly MediaFeature[]): void {
  asked = features
  for (const sheet of document.styleSheets) rewrite(sheet)
}

/** The media query as if the features were on. */
export function answered(query: string, features: readonly MediaFeature[]): string {
  return query.replace(QUERY, (condition, name: MediaFeature, value?: string) => {
    if (!features.includes(name)) return condition
    return value === undefined || value === FEATURES[name] ? ALWAYS : NEVER
  })
}

function rewrite(group: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  for (const rule of rulesOf(group)) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText
      if (query.match(QUERY)) {
        written.set(rule, query)
        const wanted = answered(query, asked)
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
