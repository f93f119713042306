import type { Preview } from '@storybook/react-vite'
import { emulate } from '@two-pastors/tooling/media-features'
import { motionMenu, toolbarMenu } from '@two-pastors/tooling/toolbar-menu'
import { viewports } from '@two-pastors/tooling/viewports'
import { useLayoutEffect } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { configure } from 'storybook/test'
import { PlainPlayer } from '#features/watch/plain-player.tsx'
import { answerFromSamples } from './sample-answers.ts'
import '../src/app/styles/styles.css'
import '@two-pastors/ui/components.css'

answerFromSamples()
// Part of every document (src/app/document.tsx). As markup, because React doesn't fill templates in browsers.
document.body.insertAdjacentHTML('beforeend', renderToStaticMarkup(<PlainPlayer />))
// A busy machine needs longer to compile a page.
configure({ asyncUtilTimeout: 20_000 })

const preview: Preview = {
  initialGlobals: { theme: 'dark', motion: 'system' },
  globalTypes: {
    theme: toolbarMenu('Theme', 'paintbrush', { dark: ['Dark', 'moon'], light: ['Light', 'sun'] }),
    motion: motionMenu,
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // Otherwise axe waits ten seconds for a video that never loads.
      options: { preload: false },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: { options: viewports },
  },
  decorators: [
    (Story, { globals: { theme, motion } }) => {
      useLayoutEffect(() => {
        const { dataset } = document.documentElement
        dataset.theme = theme
        dataset.themeChoice = theme
        emulate(motion === 'reduced' ? ['prefers-reduced-motion'] : [])
      }, [theme, motion])
      return <Story />
    },
  ],
}
export default preview
