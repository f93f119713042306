import { Breadcrumb, BreadcrumbItem } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'The way down from the home page; the page itself comes last and is no link.',
        <Breadcrumb key="do" aria-label="To the review">
          <BreadcrumbItem>
            <a href="#home">Home</a>
          </BreadcrumbItem>
          <BreadcrumbItem>
            <a href="#reviews">Reviews</a>
          </BreadcrumbItem>
          <BreadcrumbItem current>David</BreadcrumbItem>
        </Breadcrumb>,
      ],
      dont: [
        'A site of one level needs none: its menu says the same.',
        <Breadcrumb key="dont" aria-label="To the contact page">
          <BreadcrumbItem>
            <a href="#home">Home</a>
          </BreadcrumbItem>
          <BreadcrumbItem current>Contact</BreadcrumbItem>
        </Breadcrumb>,
      ],
    },
  ],
}
