import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { env } from '../config/env.ts'
import { addressOf, SharingContext, sharingImage } from '../lib/sharing.ts'
import type { HeadProps } from './head.tsx'

type SharingTagsProps = Pick<HeadProps, 'picture' | 'eyebrow' | 'logo'> & { title: string; drawn: boolean }

/** The image of a shared link: drawn at build, or the page's picture as it is. */
export function SharingTags({ title, picture, eyebrow, logo, drawn }: SharingTagsProps) {
  const { pathname } = useLocation()
  const tellBuild = use(SharingContext)
  const card = { title, eyebrow, logo, picture: picture ? addressOf(picture) : undefined }
  if (!drawn) return card.picture ? <ImageTags address={card.picture} title={title} /> : null
  const image = sharingImage(pathname, card)
  tellBuild?.(image, card)
  return (
    <>
      <ImageTags address={image} title={title} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  )
}

function ImageTags({ address, title }: { address: string; title: string }) {
  const url = new URL(address, env.siteUrl).href
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={url} />
      <meta name="twitter:image:alt" content={title} />
    </>
  )
}
