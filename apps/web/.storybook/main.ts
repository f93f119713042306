import type { StorybookConfig } from '@storybook/react-vite'
import { folder } from '../model/folder.ts'

/** The site's own pages as stories. The components of the design system have theirs in apps/storybook. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Not the site's own, which prerenders and serves documents of its own.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [`${folder.content}/public`, { from: '../../backend/sample', to: '/sample' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // As in the site's build: `<use>` takes no data URL. Storybook ignores `build` in vite.config.ts.
    build: { ...vite.build, assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
  }),
}
export default config
