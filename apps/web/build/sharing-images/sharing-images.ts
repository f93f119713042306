import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { SharingCard } from '../../src/app/sharing-image.ts'
import { sharingDesign } from './design.ts'
import { type CardParts, drawCard } from './draw-card.ts'
import { settable, titleFace } from './faces.ts'
import { isOwn, readPicture } from './read-picture.ts'

export type SharingImage = SharingCard & {
  /** Path of the image. */
  image: string
}

type Options = {
  /** The built site. */
  client: string
  /** Folder that caches images between builds. */
  cache: string
  /** The site's name, used instead of a title whose letters no font has. */
  name: string
}

const IMAGES = resolve(import.meta.dirname, '../../src/content/images')
/** For pages without a picture. */
const SCENE = `${IMAGES}/blog/two-pastors.webp`

/** Draws the sharing images. Those with unchanged content come from the cache. */
export async function makeSharingImages(images: SharingImage[], options: Options): Promise<void> {
  const foot = await readFile(`${IMAGES}/site-logo.svg`, 'utf8')
  const cards = await Promise.all(images.map((image) => gather(image, foot, options)))
  warn(cards.flatMap(({ missing }) => missing))

  await mkdir(options.cache, { recursive: true })
  const used = new Set<string>()
  for (const { address, card } of cards) {
    const key = keyOf(card)
    const jpeg = await readFile(`${options.cache}/${key}`).catch(() => drawCard(card))
    const file = options.client + address
    await mkdir(dirname(file), { recursive: true })
    await Promise.all([writeFile(file, jpeg), writeFile(`${options.cache}/${key}`, jpeg)])
    used.add(key)
  }
  const old = (await readdir(options.cache)).filter((key) => !used.has(key))
  await Promise.all(old.map((key) => rm(`${options.cache}/${key}`)))
}

/** Loads everything that a card is drawn from. */
async function gather(image: SharingImage, foot: string, { client, name }: Options) {
  const { missing, ...picture } = await pictureOf(image, client)
  const logo = image.logo && (await readFile(client + image.logo, 'utf8'))
  const card: CardParts = {
    title: settable(image.title, titleFace) ?? name,
    eyebrow: image.eyebrow,
    logo,
    // Don't show the site's logo twice.
    foot: logo === foot ? undefined : foot,
    ...picture,
  }
  return { address: image.image, card, missing }
}

/** A page's first readable picture, and the errors of those before it. */
async function pictureOf({ picture, fallbackPicture }: SharingImage, client: string) {
  const missing: string[] = []
  for (const address of [picture, fallbackPicture]) {
    if (!address) continue
    try {
      return { picture: await readPicture(address, client), own: isOwn(address), missing }
    } catch (error) {
      missing.push(`  ${address}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { picture: await readFile(SCENE), own: true, missing }
}

function warn(missing: string[]): void {
  if (missing.length === 0) return
  console.warn(
    [
      'Sharing images show another picture in place of these, which cannot be read:',
      ...new Set(missing),
    ].join('\n'),
  )
}

function keyOf(card: CardParts): string {
  const { picture, ...words } = card
  const hash = createHash('sha256').update(sharingDesign()).update(JSON.stringify(words)).update(picture)
  return `${hash.digest('hex')}.jpg`
}
