import colors from '#content/site.yaml?colors'
import { HOUSE_COLORS } from './house-colors.ts'

const { ground, accent, onAccent } = colors
const isHouse = ground === HOUSE_COLORS.ground && accent === HOUSE_COLORS.accent
const mixed = (share: number, other: string) => `color-mix(in oklab,${accent},${other} ${share}%)`
const rule = (selector: string, values: Record<string, string>) =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

const dark = { accent, 'accent-strong': mixed(25, 'white'), 'on-accent': onAccent, focus: accent }
/** On a light ground, the accent is darker. */
const light = {
  accent: mixed(50, 'black'),
  'accent-strong': mixed(60, 'black'),
  'on-accent': '#fff',
  focus: mixed(60, 'black'),
}
const prefixed = (values: Record<string, string>, to: (name: string, value: string) => [string, string]) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => to(name, value)))
const token = (values: Record<string, string>) => prefixed(values, (name, value) => [`tp-${name}`, value])

/** The site's own colors, in place of the house theme's. */
export const themeCss = isHouse
  ? ''
  : rule(
      ':root,[data-theme=dark]',
      token({ ...dark, ground, scrim: ground, 'scrim-accent': accent, gold: accent }),
    ) +
    rule('[data-theme=light]', token({ ...light, gold: light.accent })) +
    // The sky above the footer, from the page's background to its lights.
    rule(':root', {
      'dusk-sky': mixed(88, ground),
      'dusk-glow': mixed(45, ground),
      'dusk-far': mixed(78, ground),
      'dusk-middle': mixed(92, ground),
    })

const fallback = (values: Record<string, string>) =>
  prefixed(values, (name, value) => [name, `var(--tp-${name},${value})`])

/** The same for the custom elements on other sites, whose own tokens come first (embed/elements/tokens.css). */
export const hostCss = isHouse
  ? ''
  : rule(':host', fallback({ ...dark, ground, scrim: ground })) +
    rule(':host([theme=light])', fallback({ ...light, ground: '#faf5ec' }))
