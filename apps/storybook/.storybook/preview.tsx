import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { unquoteDefaults } from './default-values.ts'
import { DocsPage } from './docs-page.tsx'
import { surround } from './surroundings.ts'
import { globalTypes, initialGlobals, viewports } from './toolbar.ts'
import './preview.css'

// A machine that is busy takes a while to decode a video; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    // Without preload axe does not wait ten seconds for a video that will not come.
    a11y: { test: 'error', options: { preload: false } },
    // The theme paints the ground.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsPage },
    options: {
      storySort: {
        order: [
          'Getting started',
          'Tokens',
          'Writing a theme',
          'Accessibility',
          'Changelog',
          'Foundations',
          'Actions',
          'Forms',
          'Cards',
          'Lists',
          'Text',
          'Overlays',
          'Feedback',
          'Media',
          'Feed doctor',
        ],
      },
    },
    viewport: { options: viewports },
  },
  argTypesEnhancers: [unquoteDefaults],
  decorators: [
    (Story, { globals: { theme, direction, motion } }) => {
      useLayoutEffect(() => surround({ theme, direction, motion }), [theme, direction, motion])
      return <Story />
    },
  ],
}
export default preview
