import { Breadcrumb, BreadcrumbItem } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="The way down from the home page; the page itself comes last and is no link.">
      <Breadcrumb aria-label="To the review">
        <BreadcrumbItem>
          <a href="#home">Home</a>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <a href="#reviews">Reviews</a>
        </BreadcrumbItem>
        <BreadcrumbItem current>David</BreadcrumbItem>
      </Breadcrumb>
    </Do>
    <Dont says="A site of one level needs none: its menu says the same.">
      <Breadcrumb aria-label="To the contact page">
        <BreadcrumbItem>
          <a href="#home">Home</a>
        </BreadcrumbItem>
        <BreadcrumbItem current>Contact</BreadcrumbItem>
      </Breadcrumb>
    </Dont>
  </>
)
