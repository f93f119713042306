import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { createLogger, type Logger } from 'vite'

const ui = resolve(import.meta.dirname, '../../../packages/ui')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The tests read everything here as stories, and have the pages in docs/pages.stories.tsx.
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
    // Shows what a pointer or the keyboard makes of a control, for all of them at once.
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // It follows types into other files (variants of cva, props of a shared type), which react-docgen does not. It asks
    // for the compiler's JavaScript API: TypeScript 7 has none, hence the 6 in package.json. The tests show no tables.
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
      // The page of tokens shows values as they were written.
      cssMinify: false,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
}
export default config

/** The hundreds of attributes that an element of HTML has anyway, and Radix's, which are said in our types where we mean them. */
function isOurs({ fileName }: { fileName: string }): boolean {
  return !fileName.includes('node_modules')
}

/** Without what is as it should be: 'use client' is for servers, and Storybook's own fonts come from its server. */
function quiet(logger: Logger): Logger {
  const expected = /MODULE_LEVEL_DIRECTIVE|sb-common-assets/
  return { ...logger, warn: (message, options) => expected.test(message) || logger.warn(message, options) }
}
