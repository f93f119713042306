import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { env } from '#config/env.ts'
import { addressOf, sharingImage } from '#features/sharing/sharing-image.ts'
import { BuildContext } from './build-context.ts'
import type { HeadProps } from './head.tsx'

type SharingTagsProps = Omit<HeadProps, 'title' | 'noIndex'> & { title: string }

/** components/page-change.tsx takes what is marked so away: it is of the page that the visitor came to. */
const once = { 'data-once': '' }

/** The image of a shared link, which the build draws. */
export function SharingTags({ title, description, picture, eyebrow, logo }: SharingTagsProps) {
  const { pathname } = useLocation()
  const build = use(BuildContext)
  const card = { title, eyebrow, logo, picture: picture ? addressOf(picture) : undefined }
  const image = sharingImage(pathname, card)
  build?.tell({ title, description, image, card })
  const url = new URL(image, env.siteUrl).href
  return (
    <>
      <meta {...once} property="og:image" content={url} />
      <meta {...once} property="og:image:alt" content={title} />
      <meta {...once} property="og:image:type" content="image/jpeg" />
      <meta {...once} property="og:image:width" content="1200" />
      <meta {...once} property="og:image:height" content="630" />
      <meta {...once} name="twitter:card" content="summary_large_image" />
      <meta {...once} name="twitter:image" content={url} />
      <meta {...once} name="twitter:image:alt" content={title} />
    </>
  )
}
