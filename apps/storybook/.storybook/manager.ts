import { addons } from 'storybook/manager-api'
import { storybookTheme } from './theme.ts'

/** Storybook's own interface uses the dark theme. The values are copies of tokens.css. */
const dark = {
  ground: '#0b0a14',
  surface: '#15131f',
  raised: '#201d2d',
  text: '#f3ece0',
  muted: '#b9b0c1',
  control: '#7d758a',
  accent: '#f4b25c',
  'on-accent': '#1c1206',
  'font-text': 'system-ui, -apple-system, "Segoe UI", sans-serif',
}

// A color between the accents of both themes: Storybook uses it for text, and darkens it behind the white of the open entry.
const theme = storybookTheme('dark', dark, '#d97a2b')
addons.setConfig({ theme: { ...theme, appContentBg: dark.surface } })
