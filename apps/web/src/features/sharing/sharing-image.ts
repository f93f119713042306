import { env } from '#config/env.ts'
import type { Picture } from '#content/schemas/schemas.ts'

/** What a page's sharing image is made of; scripts/sharing-images draws it at build. */
export type SharingCard = {
  title: string
  /** A word or two above the title: 'Review'. */
  eyebrow?: string | undefined
  /** Address of a logo that stands for the title. */
  logo?: string | undefined
  /** Address of the picture; a scene that fits any page stands in for none. */
  picture?: string | undefined
}

/**
 * The address of a page's sharing image, from the root of the site. It holds what the image is made of: who keeps the
 * image of an earlier title asks for another one.
 */
export function sharingImage(pathname: string, card: SharingCard): string {
  const path = pathname.replace(/\/$/, '') || '/home'
  const parts = [card.title, card.eyebrow, card.logo, card.picture, env.sharingDesign]
  return `/og${path}-${hash(JSON.stringify(parts))}.jpg`
}

export const addressOf = (picture: Picture | string) =>
  typeof picture === 'string' ? picture : picture.img.src

/** FNV-1a: short, and the same everywhere. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}
