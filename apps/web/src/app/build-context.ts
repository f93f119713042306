import type { BlogPost } from '@two-pastors/feeds'
import { createContext } from 'react'
import type { SharingCard } from '#features/sharing/sharing-image.ts'

/** What a page says of itself to those who read its HTML only. */
export type PageSummary = {
  /** Without the site's name, but for the home page's. */
  title: string
  description: string
  /** Address of its sharing image, from the root of the site. */
  image: string
  /** What that image is made of. */
  card: SharingCard
}

/** Is there while the build renders a page. */
type Build = {
  /** Is told what the page says of itself; pages that no search engine should list tell nothing. */
  tell: (summary: PageSummary) => void
  /** The blog, as far as the build knows it. */
  posts: BlogPost[]
}

/** Null in browsers. */
export const BuildContext = createContext<Build | null>(null)
