import type { AtRule, Plugin, Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/**
 * Keeps Tailwind's output from styling the host page: its reset and its utilities apply to our parts only, which have a
 * data-slot or, where buttonVariants() styles an element of the host's, the class tp-part. Every layer goes into one
 * named tp, which the page can order among its own.
 */
export function scopeToSlots(): Plugin {
  return {
    postcssPlugin: 'scope-to-slots',
    OnceExit(root) {
      root.walkAtRules('layer', (layer) => {
        if (layer.params === 'reset') layer.walkRules(scopeReset)
        if (layer.params === 'utilities') layer.walkRules((rule) => scope(rule, utilities))
      })
      for (const node of root.nodes) {
        if (node.type === 'atrule' && node.name === 'layer') prefix(node)
      }
    },
  }
}

/** The host page may have a `.flex` of its own: `.flex` becomes `.flex:where([data-slot], .tp-part)`. */
const utilities = selectorParser((selectors) => {
  selectors.walkClasses((name) => {
    name.parent?.insertAfter(name, isPart())
  })
})

/**
 * `h2` becomes `h2:where([data-slot], .tp-part, .tp-prose *)`, and `::before` becomes `:where(…)::before`. The elements of
 * running text have no data-slot, but we style them too.
 */
const reset = selectorParser((selectors) => {
  selectors.each((selector) => {
    const pseudoElement = selector.nodes.find(selectorParser.isPseudoElement)
    if (pseudoElement) selector.insertBefore(pseudoElement, isOurs())
    else selector.append(isOurs())
  })
})

function scopeReset(rule: Rule) {
  // The root element belongs to the host.
  if (/^(html|:host)/.test(rule.selector)) rule.remove()
  else if (!rule.selector.includes('[data-slot]')) scope(rule, reset)
}

function scope(rule: Rule, processor: typeof reset) {
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return
  rule.selector = processor.processSync(rule.selector)
}

const isPart = () => selectorParser.pseudo({ value: ':where([data-slot], .tp-part)' })
const isOurs = () => selectorParser.pseudo({ value: ':where([data-slot], .tp-part, .tp-prose *)' })

function prefix(layer: AtRule) {
  layer.params = layer.params
    .split(',')
    .map((name) => `tp.${name.trim()}`)
    .join(', ')
}
