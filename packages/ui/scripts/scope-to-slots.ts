import type { AtRule, Plugin, Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/**
 * Makes of Tailwind's output a guest on any page: what it resets and what its utilities style are elements with a
 * data-slot, and every layer stands in one named tp, which the page can order among its own.
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

/** `.flex` of the host page is none of ours: `.flex:where([data-slot])`. */
const utilities = selectorParser((selectors) => {
  selectors.walkClasses((name) => {
    name.parent?.insertAfter(name, hasSlot())
  })
})

/**
 * `h2` becomes `h2:where([data-slot], .tp-prose *)`, and `::before` `:where(…)::before`: the elements of running text have
 * no data-slot, and are styled by us all the same.
 */
const reset = selectorParser((selectors) => {
  selectors.each((selector) => {
    const pseudoElement = selector.nodes.find(selectorParser.isPseudoElement)
    if (pseudoElement) selector.insertBefore(pseudoElement, isOurs())
    else selector.append(isOurs())
  })
})

function scopeReset(rule: Rule) {
  // The page itself belongs to the host.
  if (/^(html|:host)/.test(rule.selector)) rule.remove()
  else if (!rule.selector.includes('[data-slot]')) scope(rule, reset)
}

function scope(rule: Rule, processor: typeof reset) {
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return
  rule.selector = processor.processSync(rule.selector)
}

const hasSlot = () => selectorParser.pseudo({ value: ':where([data-slot])' })
const isOurs = () => selectorParser.pseudo({ value: ':where([data-slot], .tp-prose *)' })

function prefix(layer: AtRule) {
  layer.params = layer.params
    .split(',')
    .map((name) => `tp.${name.trim()}`)
    .join(', ')
}
