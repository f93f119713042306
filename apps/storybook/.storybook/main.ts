import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { createLogger, type Logger } from 'vite'

const ui = resolve(import.meta.dirname, '../../../packages/ui')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The tests treat every entry as stories; they cover the MDX pages in docs/pages.stories.tsx.
  stories: [
    ...(process.env.VITEST ? [] : ['../docs/*.mdx']),
    '../docs/*.stories.tsx',
    '../feed-doctor/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Toggles hover, focus and active states from the toolbar.
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Unlike react-docgen it resolves types from other files, such as cva variants. It needs the compiler's JavaScript
    // API, which TypeScript 7 doesn't have, hence the 6 in package.json. The tests don't show props tables.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: `${ui}/tsconfig.json`,
      include: [`${ui}/src/**/*.tsx`],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ declarations = [], parent }) =>
        declarations.length > 0 ? declarations.some(isOurs) : !parent || isOurs(parent),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss({ optimize: false })],
    customLogger: quiet(vite.customLogger ?? createLogger()),
    build: {
      ...vite.build,
      // The tokens page shows values as written.
      cssMinify: false,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
}
export default config

/** Excludes inherited HTML attributes and Radix's props; our types declare the ones we support. */
function isOurs({ fileName }: { fileName: string }): boolean {
  return !fileName.includes('node_modules')
}

/** Hides two expected warnings: about 'use client' directives, and about Storybook's own fonts. */
function quiet(logger: Logger): Logger {
  const expected = /MODULE_LEVEL_DIRECTIVE|sb-common-assets/
  return { ...logger, warn: (message, options) => expected.test(message) || logger.warn(message, options) }
}
