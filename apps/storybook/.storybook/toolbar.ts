import type { Preview } from '@storybook/react-vite'

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
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'dark', title: 'House dark', icon: 'moon' },
        { value: 'light', title: 'House light', icon: 'sun' },
        { value: 'harbor', title: 'Harbor', icon: 'sun' },
        { value: 'harbor-dark', title: 'Harbor dark', icon: 'moon' },
      ],
    },
  },
  direction: {
    description: 'Direction of the text',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion of the system' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  contrast: {
    description: 'Contrast',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Contrast of the system' },
        { value: 'more', title: 'More contrast' },
      ],
    },
  },
  colors: {
    description: 'Forced colors',
    toolbar: {
      icon: 'eye',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Own colors' },
        { value: 'forced', title: 'Forced colors' },
      ],
    },
  },
}
