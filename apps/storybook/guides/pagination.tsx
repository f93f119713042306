import { Pagination } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const link = (page: number) => <a href={`#page-${page}`}>{page}</a>

export const guide = (
  <>
    <Do says="A long list in which one comes back to a place: each page has an address.">
      <Pagination page={5} pages={12} link={link} aria-label="Pages of the blog" />
    </Do>
    <Dont says="Two pages for what fits on one. A list that one only goes down takes LoadMore.">
      <Pagination page={1} pages={2} link={link} aria-label="Pages of six posts" />
    </Dont>
  </>
)
