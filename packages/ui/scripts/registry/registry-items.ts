import { posix } from 'node:path'
import { describedIn } from '../llms-text.ts'
import { specifiersOf, withoutEndings } from './module-specifiers.ts'

/** A file of `src`: its path and its text. */
export type SourceFile = { path: string; text: string }

export type RegistryFile = { path: string; type: 'registry:file'; target: string; content: string }

/** https://ui.shadcn.com/docs/registry/registry-item-json */
export type RegistryItem = {
  $schema: string
  name: string
  type: 'registry:ui' | 'registry:lib' | 'registry:theme' | 'registry:item'
  title: string
  description: string
  dependencies?: string[]
  registryDependencies?: string[]
  files?: RegistryFile[]
  docs?: string
}

export type RegistryOptions = {
  /** The items' base URL: `https://example.org/r`. */
  address: string
  /** The packages that components may import, with their versions. */
  versions: Record<string, string>
}

const SCHEMA = 'https://ui.shadcn.com/schema/registry-item.json'
const FOLDER = 'two-pastors'
const STYLES = 'styles'

/** Packages that every site already has. */
const PEERS = ['react', 'react-dom']

/** Names and descriptions of folders that aren't components. */
const OTHERS: Record<string, Pick<RegistryItem, 'type' | 'title' | 'description'>> = {
  icons: { type: 'registry:ui', title: 'Icons', description: 'The icons of the components.' },
  labels: {
    type: 'registry:lib',
    title: 'Labels',
    description: 'The words that components say themselves, in English and Spanish, and their provider.',
  },
  lib: { type: 'registry:lib', title: 'Helpers', description: 'What several components use.' },
  [STYLES]: {
    type: 'registry:item',
    title: 'Styles',
    description:
      'The tokens of the house theme, dark and light, and the classes of the components for Tailwind CSS v4.',
  },
  themes: {
    type: 'registry:theme',
    title: 'Harbor',
    description: 'A second theme, by day and by night: an example for one of your own.',
  },
}

/** What is left to do by hand, which the CLI prints. */
const DOCS: Record<string, string> = {
  [STYLES]: `Import the styles once, from a script: import '@/components/${FOLDER}/styles/source.css'. Not from a sheet of yours: Tailwind compiles each with one prefix, and these classes have the prefix tp.`,
  prose: `Import its style sheet once: @/components/${FOLDER}/prose/prose.css`,
  'video-player': `Import its style sheet once: @/components/${FOLDER}/video-player/video-player.css`,
  themes: `Import the theme after the other styles, @/components/${FOLDER}/themes/harbor.css, and set <html data-theme="harbor">.`,
}

/** An item for each folder of `src`, and one with all of them. */
export function registryItems(files: SourceFile[], options: RegistryOptions): RegistryItem[] {
  const folders = Map.groupBy(files, ({ path }) => path.split('/')[0] ?? '')
  const items = Array.from(folders, ([folder, own]) => itemOf(folder, own, options))
  const all: RegistryItem = {
    $schema: SCHEMA,
    name: 'all',
    type: 'registry:item',
    title: 'All components',
    description: 'Every component with its styles.',
    registryDependencies: items.map(({ name }) => addressOf(name, options)),
  }
  return [...items, all]
}

function itemOf(folder: string, files: SourceFile[], options: RegistryOptions): RegistryItem {
  const named = files.filter(isModule).flatMap(({ path, text }) => {
    return specifiersOf(path, text).map(({ value }) => resolved(path, value))
  })
  const packages = named.filter((name) => !name.startsWith('./')).map(packageOf)
  const folders = named.filter((name) => name.startsWith('./')).map((name) => name.split('/')[1] ?? '')
  const styled = folder in OTHERS ? [] : [STYLES]
  const dependencies = unique(packages.filter((name) => !PEERS.includes(name)))
  const items = unique([...folders.filter((name) => name !== folder), ...styled]).map(nameOf)
  const docs = DOCS[folder]
  return {
    $schema: SCHEMA,
    name: nameOf(folder),
    ...(OTHERS[folder] ?? componentIn(folder, files)),
    ...(dependencies.length > 0 && { dependencies: dependencies.map((name) => versioned(name, options)) }),
    ...(items.length > 0 && { registryDependencies: items.map((name) => addressOf(name, options)) }),
    files: files.map(fileOf),
    ...(docs && { docs }),
  }
}

/** The component named after its folder, else the first one with a description. */
function componentIn(
  folder: string,
  files: SourceFile[],
): Pick<RegistryItem, 'type' | 'title' | 'description'> {
  const described = files.filter(isModule).flatMap(({ text }) => describedIn(text))
  const pascal = folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const component = described.find(({ name }) => name.toLowerCase() === pascal.toLowerCase()) ?? described[0]
  if (!component) throw new Error(`No component of ${folder} has a description`)
  // The style sheet to import is in `docs`, because it isn't the same file as in the package.
  const description = component.text.replace(/ Import `[^`]+\.css`[^.]*\./, '')
  return { type: 'registry:ui', title: component.name, description }
}

/** The CLI copies files of this type unchanged; in any other it would change classes and `asChild`. */
function fileOf({ path, text }: SourceFile): RegistryFile {
  return {
    path: `${FOLDER}/${path}`,
    type: 'registry:file',
    target: `@components/${FOLDER}/${path}`,
    content: isModule({ path }) ? withoutEndings(path, text) : text,
  }
}

const isModule = ({ path }: Pick<SourceFile, 'path'>) => /\.tsx?$/.test(path)

/** `./button/button.tsx` for a relative import, or the package's name. */
const resolved = (path: string, name: string) =>
  name.startsWith('.') ? `./${posix.join(posix.dirname(path), name)}` : name

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function versioned(name: string, { versions }: RegistryOptions): string {
  const version = versions[name]
  if (!version) throw new Error(`package.json names no version of ${name}`)
  return `${name}@${version}`
}

const nameOf = (folder: string) => (folder === 'themes' ? 'harbor' : folder)
const addressOf = (name: string, { address }: RegistryOptions) => `${address}/${name}.json`
const unique = (names: string[]) => [...new Set(names)].toSorted()
