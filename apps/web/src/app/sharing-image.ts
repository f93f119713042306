import { env } from '#config/env.ts'
import site from '#config/site.yaml'
import type { Meta } from '#page-module.ts'

/** What the image of a shared link is drawn from (build/sharing-images). */
export type SharingCard = {
  title: string
  eyebrow?: string | undefined
  /** Address of a logo that replaces the title. */
  logo?: string | undefined
  /** Address of the picture; without one the build takes a scene that fits any page. */
  picture?: string | undefined
  /** Address of a picture of ours for when the build can't fetch the other one. */
  fallbackPicture?: string | undefined
}

export const sharingCard = ({ title, eyebrow, logo, picture, fallbackPicture }: Meta): SharingCard => ({
  title: title ?? site.name,
  eyebrow,
  logo,
  picture: typeof picture === 'object' ? picture?.img.src : picture,
  fallbackPicture,
})

/**
 * The address of a page's sharing image, from the root of the site. It contains a hash of what the image is drawn from:
 * services that cached the image of an earlier title request the new one.
 */
export function sharingImage(path: string, { title, eyebrow, logo, picture }: SharingCard): string {
  const parts = [title, eyebrow, logo, picture, env.sharingDesign]
  return `/og${path === '/' ? '/home' : path}-${hash(JSON.stringify(parts))}.jpg`
}

/** FNV-1a: short, and the same in every runtime. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}
