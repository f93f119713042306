import { Markdown } from '@storybook/addon-docs/blocks'

// Patterns, not imports: before the first release there is no change log, after a release no change waits.
const changelogs = import.meta.glob<string>('../../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const changesets = import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What was released, and what waits for the next release. */
export function Changelogs() {
  const waiting = Object.values(changesets)
  return (
    <>
      {waiting.length > 0 && (
        <Markdown>{`## In the next release\n\n${waiting.map(readChangeset).join('\n\n')}`}</Markdown>
      )}
      {Object.entries(changelogs).map(([path, text]) => (
        <Markdown key={path}>{lower(text)}</Markdown>
      ))}
    </>
  )
}

/** A changeset as a changelog would say it: the packages, and what is new in them. */
function readChangeset(text: string): string {
  const [, head = '', body = ''] = text.split(/^---$/m)
  const packages = Array.from(
    head.matchAll(/['"](.+?)['"]:\s*(\w+)/g),
    ([, name, bump]) => `\`${name}\` (${bump})`,
  )
  return `**${packages.join(', ')}**\n\n${body.trim()}`
}

/** The page has its h1 already. */
function lower(markdown: string): string {
  return markdown.replace(/^#+ /gm, (marks) => `#${marks}`)
}
