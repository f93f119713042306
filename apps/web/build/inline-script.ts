import { build, type Plugin } from 'vite'

const SCRIPT = '?script'

/** `import code from './theme.ts?script'` gives the module, bundled with its imports, as the text of a classic script. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const file = id.slice(0, -SCRIPT.length)
        this.addWatchFile(file)
        return `export default ${JSON.stringify(await bundle(file))}`
      },
    },
  }
}

async function bundle(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`Vite built nothing from ${input}`)
  return output.output[0].code.trim()
}
