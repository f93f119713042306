import postcss, { type AtRule, type Rule } from 'postcss'

/** Pages without a theme, and parts that ask for this one. With the specificity of one class, like every theme. */
const AUTO = ':root:where(:not([data-theme])),\n[data-theme="auto"]'

const HEADER = `/*
 * The house theme by the visitor's system, dark or light, where the page names no theme. A data-theme wins over it. Written by
 * the build from tokens.css; imported after the components' style sheet.
 */
`

/** The theme `auto`: the colors of `tokens.css`, dark and light, the latter for visitors who prefer it. */
export function autoTheme(tokens: string): string {
  const root = postcss.parse(tokens)
  const colors = (theme: string) =>
    rulesOf(root.nodes, `[data-theme="${theme}"]`).flatMap(({ nodes }) =>
      nodes.map((node) => node.toString()),
    )
  const contrast = root.nodes.find(
    (node): node is AtRule => node.type === 'atrule' && node.params === '(prefers-contrast: more)',
  )
  const more = rulesOf(contrast?.nodes ?? [], '[data-theme]').flatMap(({ nodes }) =>
    nodes.map((node) => node.toString()),
  )
  return [
    HEADER,
    block(AUTO, colors('dark')),
    `@media (prefers-color-scheme: light) {\n${block(AUTO, colors('light'))}}\n`,
    // Repeated, because the values above come later and override it.
    `@media (prefers-contrast: more) {\n${block(AUTO, more)}}\n`,
  ].join('\n')
}

/** The rules with a selector, alone or among others. */
const rulesOf = (nodes: postcss.ChildNode[], selector: string): Rule[] =>
  nodes.filter((node) => node.type === 'rule').filter(({ selectors }) => selectors.includes(selector))

const block = (selector: string, declarations: string[]) => {
  if (declarations.length === 0) throw new Error(`tokens.css has nothing for ${selector}`)
  return `${selector} {\n${declarations.map((each) => `  ${each};\n`).join('')}}\n`
}
