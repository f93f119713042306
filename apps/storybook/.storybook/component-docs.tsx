import { Controls, Description, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { budgets } from '@two-pastors/package-tests/budgets'
import { exports } from '../../../packages/ui/package.json'

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
  const from = entryOf(String(preparedMeta.parameters.fileName))
  const budget = budgets.find((each) => each.from === from && [`{ ${name} }`, '*'].includes(each.what))
  return (
    <>
      <Source dark language="tsx" code={importOf([name, ...parts], from)} />
      {budget && <p>{weight(budget)}</p>}
    </>
  )
}

function importOf(names: string[], from: string): string {
  const [start, comma, end] = names.length > 3 ? ['{\n  ', ',\n  ', ',\n}'] : ['{ ', ', ', ' }']
  return `import ${start}${names.join(comma)}${end} from '${from}'`
}

/** The entry of the package that exports the component of a story file. */
function entryOf(fileName: string): string {
  const folder = /\/ui\/src\/([\w-]+)\//.exec(fileName)?.[1]
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
