import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Badge } from '@two-pastors/ui'
import { repository } from '../../../packages/ui/package.json'
import { registryAddress } from '../../../packages/ui/scripts/registry/registry-address.ts'
import accessibility from '../docs/accessibility.mdx?raw'
import { entryOf, folderOf, importOf, nameOfFile, notesOn } from '../docs/component-facts.ts'
import { DoAndDont } from '../docs/do-and-dont.tsx'
import { statuses, statusOf } from '../docs/status.ts'

const registry = registryAddress(repository.url)

/** The documentation page of a component: what Storybook's own page has, and how to import, use and not use it. */
export function ComponentDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const name = csfFile.meta.title?.split('/').at(-1) ?? ''
  const file = String(preparedMeta.parameters.fileName)
  const notes = notesOn(name, accessibility)
  const [good, bad] = ['do', 'dont'].map((name) =>
    Object.values(csfFile.stories).find(({ id }) => id.endsWith(`--${name}`)),
  )
  return (
    <>
      <Title />
      <Status name={nameOfFile(file)} />
      <Description />
      <Import name={name} file={file} parts={Object.keys(preparedMeta.subcomponents ?? {})} />
      <Primary />
      <Controls />
      {good && bad && (
        <>
          <Heading>Do and don’t</Heading>
          <DoAndDont good={good.moduleExport} bad={bad.moduleExport} />
        </>
      )}
      {notes && (
        <>
          <Heading>Accessibility</Heading>
          <Markdown>{notes}</Markdown>
        </>
      )}
      <Stories includePrimary={false} />
    </>
  )
}

function Status({ name }: { name: string }) {
  const status = statusOf(name)
  return (
    <p className="sb-unstyled mb-4 flex flex-wrap items-center gap-3 font-tp-text text-base text-tp-text">
      <Badge variant={status === 'stable' ? 'default' : 'gold'}>{status}</Badge>
      <span className="text-tp-muted">{statuses[status]}</span>
    </p>
  )
}

function Import({ name, file, parts }: { name: string; file: string; parts: string[] }) {
  const from = entryOf(file)
  const folder = folderOf(file)
  // Icons are many, and each is imported by its own name.
  const names = name === 'Icons' ? ['PlayIcon'] : [name === 'Labels' ? 'LabelsProvider' : name, ...parts]
  return (
    <>
      <Source dark language="tsx" code={importOf(names, from)} />
      {folder && (
        <>
          <p>Or its source, into your own site:</p>
          <Source dark language="sh" code={`npx shadcn@latest add ${registry}/${folder}.json`} />
        </>
      )}
    </>
  )
}
