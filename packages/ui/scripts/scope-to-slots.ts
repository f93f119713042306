import type { AtRule, Plugin, Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/**
 * Keeps styles.css from styling the host page: the reset applies to our elements only, which have a data-slot or a class with
 * our prefix, and to running text in Prose. Every layer goes into one named tp, which the page can order among its own.
 */
export function scopeToSlots(): Plugin {
  return {
    postcssPlugin: 'scope-to-slots',
    OnceExit(root) {
      root.walkAtRules('layer', (layer) => {
        if (layer.params === 'reset') layer.walkRules(scopeReset)
      })
      for (const node of root.nodes) {
        if (node.type === 'atrule' && node.name === 'layer') prefix(node)
      }
    },
  }
}

/** `h2` becomes `h2:where([data-slot], …)`, and `::before` becomes `:where([data-slot], …)::before`. */
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
  else if (!rule.selector.includes('[data-slot]')) rule.selector = reset.processSync(rule.selector)
}

const isOurs = () =>
  selectorParser.pseudo({ value: ':where([data-slot], [class^="tp:"], [class*=" tp:"], .tp-prose *)' })

function prefix(layer: AtRule) {
  layer.params = layer.params
    .split(',')
    .map((name) => `tp.${name.trim().replace('components.tp', 'components')}`)
    .join(', ')
}

/**
 * Renames Tailwind's own variables: Tailwind 3 sets `--tw-shadow` and others on every element of a host's page,
 * outside any layer.
 */
export function renameVariables(): Plugin {
  const renamed = (text: string) => text.replaceAll('--tw-', '--tp-tw-')
  return {
    postcssPlugin: 'rename-variables',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        declaration.prop = renamed(declaration.prop)
        declaration.value = renamed(declaration.value)
      })
      root.walkAtRules('property', (rule) => {
        rule.params = renamed(rule.params)
      })
    },
  }
}
