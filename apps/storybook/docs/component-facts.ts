import manifest from '../../../packages/ui/package.json' with { type: 'json' }

/** `button` of `…/button/button.stories.tsx`. */
export const nameOfFile = (file: string) => /([\w-]+)\.stories\.tsx$/.exec(file)?.[1] ?? ''

/** The folder of a story file in the package's source, which is also the name of its item in the registry. */
export const folderOf = (file: string) => /\/ui\/src\/([\w-]+)\//.exec(file)?.[1] ?? ''

/** The entry of the package that exports the component of a story file. */
export function entryOf(file: string): string {
  const folder = folderOf(file)
  return `./${folder}` in manifest.exports ? `@two-pastors/ui/${folder}` : '@two-pastors/ui'
}

export function importOf(names: string[], from: string): string {
  const [start, comma, end] = names.length > 3 ? ['{\n  ', ',\n  ', ',\n}'] : ['{ ', ', ', ' }']
  return `import ${start}${names.join(comma)}${end} from '${from}'`
}

/** What the page on accessibility says of a component. One heading may name several. */
export function notesOn(name: string, page: string): string | undefined {
  const sections = page.split(/^#{2,3} /m).slice(1)
  const own = sections.find((section) => headingOf(section).split(', ').includes(name))
  return own?.slice(headingOf(own).length).trim()
}

const headingOf = (section: string) => section.split('\n', 1)[0] ?? ''
