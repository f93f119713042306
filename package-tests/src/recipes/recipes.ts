import { cp, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { run } from '../run.ts'
import { copyCommon, readCatalog } from '../workbench.ts'

const RECIPES = resolve(import.meta.dirname, '../../recipes')

export const NPM = ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']

/**
 * Installs a folder of `recipes` outside of the repository, next to the tarballs, by a command that runs no package's script.
 * @returns the folder
 */
export async function installRecipe(recipe: string, workbench: string, install = NPM): Promise<string> {
  const [command = '', ...args] = install
  const folder = `${workbench}/${recipe}-${command}`
  await cp(`${RECIPES}/${recipe}`, folder, { recursive: true })
  await copyCommon(folder)
  await fillInVersions(`${folder}/package.json`)
  await run(command, args, folder, { YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' })
  return folder
}

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
