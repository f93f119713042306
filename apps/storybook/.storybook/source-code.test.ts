import { expect, test } from 'vitest'
import { asWritten } from './source-code.ts'

const file = `import { Films } from './films.tsx'

function Wall({ total }: { total: number }) {
  const [count, more] = useState(5)

  return <LoadMore shown={count} total={total} onMore={more} />
}

const Line = ({ children }: Props) => <p>{children}</p>

const meta = {
  args: { page: 5, onMore: fn(), link: (page) => <a href={pathOf(page)}>{page}</a> },
}
`

test('a handler has the name that a page would give it', () => {
  expect(asWritten('<LoadMore onMore={aFunction} />', file, '')).toBe('<LoadMore onMore={handleMore} />')
})

test('a function that renders something stands as the story has it', () => {
  expect(asWritten('<Pagination link={aFunction} />', file, '')).toBe(
    '<Pagination link={(page) => <a href={pathOf(page)}>{page}</a>} />',
  )
})

test('a component that only the story has stands above it', () => {
  expect(asWritten('<Wall total={9} />', file, '')).toBe(`function Wall({ total }: { total: number }) {
  const [count, more] = useState(5)

  return <LoadMore shown={count} total={total} onMore={more} />
}

<Wall total={9} />`)
  const once = asWritten('<Wall total={9} />', file, '')
  expect(asWritten(once, file, '')).toBe(once)
  expect(asWritten('<Line />', file, '')).toMatch(/^const Line = .*<\/p>\n\n<Line \/>$/)
})

test('a long list stands as the story makes it, without its test', () => {
  const story =
    '{\n  args: {\n    children: films(40)\n  },\n  play: async () => {\n    await expect(1);\n  }\n}'
  expect(asWritten('<Card />\n'.repeat(200), file, story)).toBe(
    '{\n  args: {\n    children: films(40)\n  }\n}',
  )
})

test('a picture has a short address', () => {
  expect(asWritten('<MediaCard image="data:image/svg+xml,%3Csvg%20" />', file, '')).toBe(
    '<MediaCard image="/pictures/film.jpg" />',
  )
})
