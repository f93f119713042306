import { type BuildOptions, build, type PluginOption } from 'vite'
import { defineEnv } from './define-env.ts'

export type Site = {
  root: string
  /** The folder of the built site. */
  client: string
}

/**
 * Builds code separately from the site's own, into the built site: it shares no file with the pages, and adds no byte
 * to them.
 */
export async function buildBeside(
  { root, client }: Site,
  options: BuildOptions,
  plugins: PluginOption[] = [],
): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins,
    define: defineEnv('production', root),
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      ...options,
    },
  })
}
