import { globSync, readFileSync } from 'node:fs'
import { measure } from '@two-pastors/package-tests/measure'
import type { Plugin } from 'vite'
import { entryOf } from '../docs/component-facts.ts'

const ID = 'virtual:weights'
const app = `${import.meta.dirname}/..`
const ui = `${app}/../../packages/ui/src`

/** What each component weighs, measured when the page of a component asks for it, or once in a build. */
export function weights(): Plugin {
  return {
    name: 'weights',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: async (id) =>
      id === `\0${ID}` ? `export default ${JSON.stringify(await allWeights())}` : undefined,
  }
}

async function allWeights(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const file of globSync('*/*.stories.tsx', { cwd: ui })) {
    const source = readFileSync(`${ui}/${file}`, 'utf8')
    const name = /component: (\w+)/.exec(source)?.[1]
    // What only the story file has is no part of the package.
    if (name && !source.includes(`function ${name}(`))
      found[name] = await weigh(name, entryOf(`/ui/src/${file}`))
  }
  return found
}

/** In kB with Brotli: all of an entry, or of the main entry the component alone. */
export async function weigh(name: string, from: string): Promise<number> {
  const what = from === '@two-pastors/ui' ? `{ ${name} }` : '*'
  return (await measure(`export ${what} from '${from}'`, app)).kB
}
