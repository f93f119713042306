import { Pagination } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

const link = (page: number) => <a href={`#page-${page}`}>{page}</a>

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A long list in which one comes back to a place: each page has an address.',
        <Pagination key="do" page={5} pages={12} link={link} aria-label="Pages of the blog" />,
      ],
      dont: [
        'Two pages for what fits on one. A list that one only goes down takes LoadMore.',
        <Pagination key="dont" page={1} pages={2} link={link} aria-label="Pages of six posts" />,
      ],
    },
  ],
}
