import { cp, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { run } from '../run.ts'
import { copyCommon, readCatalog } from '../workbench.ts'

const RECIPES = resolve(import.meta.dirname, '../../recipes')

/**
 * Installs a folder of `recipes` outside of the repository, next to the tarballs. No package's script runs.
 * @returns the folder
 */
export async function installRecipe(recipe: string, workbench: string, manager?: string[]): Promise<string> {
  const folder = `${workbench}/${recipe}`
  await cp(`${RECIPES}/${recipe}`, folder, { recursive: true })
  await copyCommon(folder)
  await fillInVersions(`${folder}/package.json`)
  const [command = 'npm', ...args] = manager ? [...manager, ...YARN] : NPM
  await run(command, args, folder, { YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' })
  return folder
}

const NPM = ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
const YARN = ['install', '--mode=skip-build']

/** Only pnpm knows `catalog:`. */
async function fillInVersions(manifest: string) {
  const catalog = await readCatalog()
  const versions = new Map(
    [...catalog.matchAll(/^ {2}"?([^\s"]+)"?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  )
  const text = await readFile(manifest, 'utf8')
  const filled = text.replace(/"([^"]+)": "catalog:"/g, (_, name: string) => {
    const version = versions.get(name)
    if (!version) throw new Error(`pnpm-workspace.yaml has no version of ${name}, which ${manifest} asks for`)
    return `"${name}": "${version}"`
  })
  await writeFile(manifest, filled)
}
