import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { createLogger, type Logger } from 'vite'

const ui = resolve(import.meta.dirname, '../../../packages/ui')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The tests treat every entry as stories; docs/pages.stories.tsx covers the MDX pages.
  stories: [
    ...(process.env.VITEST ? [] : ['../docs/*.mdx']),
    '../docs/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Shows hover and focus styles without a pointer or keyboard.
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // It follows types into other files (variants of cva, props of a shared type), which react-docgen does not. It asks
    // for the compiler's JavaScript API: TypeScript 7 has none, hence version 6 in package.json. Tests need no tables.
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
      // The page of tokens shows the values as written.
      cssMinify: false,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { pluginTimings: false },
        // The code on docs pages has the names of components.
        output: { ...vite.build?.rolldownOptions?.output, keepNames: true },
      },
    },
  }),
}
export default config

/** Whether a prop is ours: not one of the hundreds of HTML attributes, nor of Radix's props that our types do not repeat. */
function isOurs({ fileName }: { fileName: string }): boolean {
  return !fileName.includes('node_modules')
}

/** Drops expected warnings: 'use client' is for servers, and Storybook serves its own fonts. */
function quiet(logger: Logger): Logger {
  const expected = /MODULE_LEVEL_DIRECTIVE|sb-common-assets/
  return { ...logger, warn: (message, options) => expected.test(message) || logger.warn(message, options) }
}
