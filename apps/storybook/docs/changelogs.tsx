import { Markdown } from '@storybook/addon-docs/blocks'

// Globs, because there is no changelog before the first release, and no changeset right after one.
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

/** The changes in each release, and those waiting for the next one. */
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

/** Formats a changeset like a changelog: the packages and their changes. */
function readChangeset(text: string): string {
  const [, head = '', body = ''] = text.split(/^---$/m)
  const packages = Array.from(
    head.matchAll(/['"](.+?)['"]:\s*(\w+)/g),
    ([, name, bump]) => `\`${name}\` (${bump})`,
  )
  return `**${packages.join(', ')}**\n\n${body.trim()}`
}

/** Lowers the headings by one level, because the page already has an h1. */
function lower(markdown: string): string {
  return markdown.replace(/^#+ /gm, (marks) => `#${marks}`)
}
