import { Markdown } from '@storybook/addon-docs/blocks'

// Globs, not imports: there is no changelog before the first release, and there are no changesets right after one.
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

/** The released changes and those of the next release. */
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

/** A changeset in the format of a changelog: the packages and the change. */
function readChangeset(text: string): string {
  const [, head = '', body = ''] = text.split(/^---$/m)
  const packages = Array.from(
    head.matchAll(/['"](.+?)['"]:\s*(\w+)/g),
    ([, name, bump]) => `\`${name}\` (${bump})`,
  )
  return `**${packages.join(', ')}**\n\n${body.trim()}`
}

/** Headings one level lower, because the page has an h1. */
function lower(markdown: string): string {
  return markdown.replace(/^#+ /gm, (marks) => `#${marks}`)
}
