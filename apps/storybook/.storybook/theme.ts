import { create } from 'storybook/theming'

/** The tokens that Storybook's own theme uses, without their `--tp-`. */
const used = [
  'ground',
  'surface',
  'raised',
  'text',
  'muted',
  'control',
  'accent',
  'on-accent',
  'font-text',
] as const
export type Tokens = Record<(typeof used)[number], string>

/** The current values of the tokens on the page. */
export function readTokens(): Tokens {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(used.map((name) => [name, style.getPropertyValue(`--tp-${name}`)])) as Tokens
}

/** A Storybook theme (tables, code, buttons) in the colors of one of ours. `selected` marks the current entry. */
export function storybookTheme(base: 'dark' | 'light', token: Tokens, selected = token.accent) {
  return create({
    base,
    brandTitle: 'Two Pastors, Popcorn and a Movie',
    brandTarget: '_self',
    colorPrimary: token.accent,
    colorSecondary: selected,
    appBg: token.ground,
    appContentBg: token.ground,
    appPreviewBg: token.ground,
    appHoverBg: token.raised,
    appBorderColor: token.raised,
    appBorderRadius: 10,
    fontBase: token['font-text'],
    fontCode: 'ui-monospace, Menlo, Consolas, monospace',
    textColor: token.text,
    textInverseColor: token['on-accent'],
    textMutedColor: token.muted,
    barBg: token.surface,
    barTextColor: token.muted,
    barHoverColor: token.text,
    barSelectedColor: token.accent,
    buttonBg: token.raised,
    buttonBorder: token.control,
    booleanBg: token.surface,
    booleanSelectedBg: token.raised,
    inputBg: token.surface,
    inputBorder: token.control,
    inputTextColor: token.text,
    inputBorderRadius: 10,
  })
}
