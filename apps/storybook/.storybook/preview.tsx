import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import './preview.css'

// A machine that is busy takes a while to decode a video; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'dark' },
  globalTypes: {
    theme: {
      description: 'House theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
      },
    },
  },
  parameters: {
    // Without preload axe does not wait ten seconds for a video that will not come.
    a11y: { test: 'error', options: { preload: false } },
    // The theme paints the ground.
    backgrounds: { disable: true },
    controls: { expanded: true },
  },
  decorators: [
    (Story, { globals: { theme } }) => {
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = theme
      }, [theme])
      return <Story />
    },
  ],
}
export default preview
