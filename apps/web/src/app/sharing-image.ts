import { env } from '#config/env.ts'
import site from '#content/site.yaml'
import type { Meta } from '#page-module.ts'

/** The content of a page's sharing image (build/sharing-images). */
export type SharingCard = {
  title: string
  eyebrow?: string | undefined
  /** URL of a logo shown instead of the title. */
  logo?: string | undefined
  /** URL of the picture; the build uses a generic scene if there is none. */
  picture?: string | undefined
  /** URL of our own picture, used if the build can't fetch `picture`. */
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
 * The path of a page's sharing image. It contains a hash of the image's content, so that services that cached an older
 * image request the new one.
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
