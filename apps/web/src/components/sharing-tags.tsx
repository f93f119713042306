import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { env } from '../config/env.ts'
import { addressOf, SharingContext, sharingImage } from '../lib/sharing.ts'
import type { HeadProps } from './head.tsx'

type SharingTagsProps = Pick<HeadProps, 'picture' | 'eyebrow' | 'logo'> & { title: string }

/** The image of a shared link, which the build draws. */
export function SharingTags({ title, picture, eyebrow, logo }: SharingTagsProps) {
  const { pathname } = useLocation()
  const tellBuild = use(SharingContext)
  const card = { title, eyebrow, logo, picture: picture ? addressOf(picture) : undefined }
  const image = sharingImage(pathname, card)
  tellBuild?.(image, card)
  const url = new URL(image, env.siteUrl).href
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={url} />
      <meta name="twitter:image:alt" content={title} />
    </>
  )
}
