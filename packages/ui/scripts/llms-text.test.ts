import { expect, test } from 'vitest'
import { describedIn, llmsText } from './llms-text.ts'

const source = `/** Not exported. */
const hidden = 1

export type DotProps = {
  /**
   * How large.
   * @default 'sm'
   */
  size?: string
}

/**
 * A dot, as large
 * as it is told.
 *
 * @example
 * <Dot size="lg">
 *   More
 * </Dot>
 */
export function Dot() {}

export function undescribed() {}

/** One line. */
export const line = 1
`

test('what is exported and described is listed, with its example as it stands', () => {
  expect(describedIn(source)).toEqual([
    { name: 'Dot', text: 'A dot, as large as it is told.', example: '<Dot size="lg">\n  More\n</Dot>' },
    { name: 'line', text: 'One line.', example: undefined },
  ])
})

test('the file has the summary of the readme and a section for each entry with something to say', () => {
  const text = llmsText('# ui\n\nA kit\nof parts.\n\nMore.\n', [
    { from: '@two-pastors/ui', source },
    { from: '@two-pastors/ui/empty', source: 'export const x = 1' },
  ])
  expect(text).toBe(
    '# @two-pastors/ui\n\n> A kit of parts.\n\n## @two-pastors/ui\n\n### Dot\n\nA dot, as large as it is told.\n\n' +
      '```tsx\n<Dot size="lg">\n  More\n</Dot>\n```\n\n### line\n\nOne line.\n',
  )
})
