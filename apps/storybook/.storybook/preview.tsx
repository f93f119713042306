import type { Preview } from '@storybook/react-vite'
import { viewports } from '@two-pastors/tooling/viewports'
import { useLayoutEffect } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { configure } from 'storybook/test'
import { ComponentDocs } from './component-docs.tsx'
import { DocsPage } from './docs-page.tsx'
import { FUNCTION, sourceOf } from './source-code.ts'
import { surround } from './surroundings.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import './preview.css'
import '@two-pastors/ui/components.css'

// A busy machine needs longer to decode a video.
configure({ asyncUtilTimeout: 10_000 })

/** Defaults such as `@default 'md'` arrive with two pairs of quotes; this removes one. */
const unquoteDefaults: ArgTypesEnhancer = ({ argTypes }) => {
  for (const { table } of Object.values(argTypes)) {
    const value = table?.defaultValue
    if (value?.summary) value.summary = value.summary.replace(/^"'(.*)'"$/, '"$1"')
  }
  return argTypes
}

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: {
      test: 'error',
      options: {
        // Otherwise axe waits ten seconds for a video that never loads.
        preload: false,
        // Axe reads the colors that the style sheets name, not those that a system forces.
        rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } },
      },
    },
    // The theme sets the background.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: DocsPage,
      page: ComponentDocs,
      // The code that a story renders, not the story with its test.
      source: { type: 'dynamic', transform: sourceOf },
    },
    jsx: { showFunctions: true, functionValue: () => FUNCTION },
    options: {
      storySort: {
        order: [
          'Getting started',
          'As source',
          'Tokens',
          'Type, space and breakpoints',
          'Content style',
          'Writing a theme',
          'Accessibility',
          "The site's pages",
          'Foundations',
          'Actions',
          'Navigation',
          'Forms',
          'Cards',
          'Lists',
          'Text',
          'Overlays',
          'Feedback',
          'Media',
        ],
      },
    },
    viewport: { options: viewports },
  },
  argTypesEnhancers: [unquoteDefaults],
  decorators: [
    (Story, { globals: { theme, direction, motion, contrast, colors } }) => {
      useLayoutEffect(
        () => surround({ theme, direction, motion, contrast, colors }),
        [theme, direction, motion, contrast, colors],
      )
      return <Story />
    },
  ],
}
export default preview
