import { Controls, Description, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { budgets } from '@two-pastors/package-tests/budgets'
import { exports, repository } from '../../../packages/ui/package.json'
import { registryAddress } from '../../../packages/ui/scripts/registry/registry-address.ts'

const registry = registryAddress(repository.url)

/** The documentation page of a component: how to import it and what it weighs, then what Storybook's own page has. */
export function ComponentDocs() {
  return (
    <>
      <Title />
      <Description />
      <Import />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}

function Import() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  if (!preparedMeta.component) return null
  const name = csfFile.meta.title?.split('/').at(-1) ?? ''
  const parts = Object.keys(preparedMeta.subcomponents ?? {})
  const folder = folderOf(String(preparedMeta.parameters.fileName))
  const from = entryOf(folder)
  const budget = budgets.find((each) => each.from === from && [`{ ${name} }`, '*'].includes(each.what))
  return (
    <>
      <Source dark language="tsx" code={importOf([name, ...parts], from)} />
      {budget && <p>{weight(budget)}</p>}
      {folder && (
        <>
          <p>Or its source, into your own site:</p>
          <Source dark language="sh" code={`npx shadcn@latest add ${registry}/${folder}.json`} />
        </>
      )}
    </>
  )
}

function importOf(names: string[], from: string): string {
  const [start, comma, end] = names.length > 3 ? ['{\n  ', ',\n  ', ',\n}'] : ['{ ', ', ', ' }']
  return `import ${start}${names.join(comma)}${end} from '${from}'`
}

/** The folder of a story file, which is the name of its item in the registry. */
function folderOf(fileName: string): string {
  return /\/ui\/src\/([\w-]+)\//.exec(fileName)?.[1] ?? ''
}

/** The entry of the package that exports the components of a folder. */
function entryOf(folder: string): string {
  return `./${folder}` in exports ? `@two-pastors/ui/${folder}` : '@two-pastors/ui'
}

/** A limit from the tests of the packages: what it weighs, and at most a seventh more. */
function weight({ what, from, kB }: (typeof budgets)[number]): string {
  const limit = `at most ${kB} kB with Brotli, without React`
  if (what !== '*') return `By itself it weighs ${limit}.`
  if (from === '@two-pastors/ui')
    return `Everything in ${from} together weighs ${limit}; you load what you import.`
  return `${from} weighs ${limit}.`
}
