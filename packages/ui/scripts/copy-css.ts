import { cp } from 'node:fs/promises'

const styleSheets = [
  'prose/prose.css',
  'styles/theme.css',
  'styles/tokens.css',
  'video-player/video-player.css',
]

/** tsc writes the JavaScript and types of the package; its style sheets go along as they are. */
for (const path of styleSheets) {
  await cp(new URL(`../src/${path}`, import.meta.url), new URL(`../dist/${path}`, import.meta.url))
}
