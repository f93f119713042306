import type { Preview } from '@storybook/react-vite'
import { motionMenu, toolbarMenu } from '@two-pastors/tooling/toolbar-menu'

/** The values of the toolbar, and of a story's `globals`. */
export const themes = ['dark', 'light', 'harbor', 'harbor-dark'] as const
export type Surroundings = {
  theme: (typeof themes)[number]
  direction: 'ltr' | 'rtl'
  motion: 'system' | 'reduced'
  contrast: 'system' | 'more'
  colors: 'system' | 'forced'
}

export const initialGlobals: Surroundings = {
  theme: 'dark',
  direction: 'ltr',
  motion: 'system',
  contrast: 'system',
  colors: 'system',
}

export const globalTypes: Preview['globalTypes'] = {
  theme: toolbarMenu('Theme', 'paintbrush', {
    dark: ['House dark', 'moon'],
    light: ['House light', 'sun'],
    harbor: ['Harbor', 'sun'],
    'harbor-dark': ['Harbor dark', 'moon'],
  }),
  direction: toolbarMenu('Direction of the text', 'transfer', {
    ltr: ['Left to right'],
    rtl: ['Right to left'],
  }),
  motion: motionMenu,
  contrast: toolbarMenu('Contrast', 'contrast', {
    system: ['Contrast of the system'],
    more: ['More contrast'],
  }),
  colors: toolbarMenu('Forced colors', 'eye', {
    system: ['Own colors'],
    forced: ['Forced colors'],
  }),
}
