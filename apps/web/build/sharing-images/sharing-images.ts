import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { SharingCard } from '../../src/app/sharing-image.ts'
import { sharingDesign } from './design.ts'
import { type CardParts, drawCard } from './draw-card.ts'
import { settable, titleFace } from './faces.ts'
import { checkPicture, isOwn, readPicture } from './read-picture.ts'

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
const DESIGN = sharingDesign()
/** For pages without a picture. */
const SCENE = `${IMAGES}/blog/two-pastors.webp`

/** Draws the sharing images. Those with unchanged content come from the cache. */
export async function makeSharingImages(images: SharingImage[], options: Options): Promise<void> {
  await mkdir(options.cache, { recursive: true })
  const cached = new Set(await readdir(options.cache))
  const foot = await readFile(`${IMAGES}/site-logo.svg`, 'utf8')
  const cards = await Promise.all(images.map((image) => gather(image, foot, cached, options)))
  warn(cards.flatMap(({ missing }) => missing))

  for (const { address, card, key } of cards) {
    const jpeg = cached.has(key) ? await readFile(`${options.cache}/${key}`) : await drawCard(card)
    const file = options.client + address
    await mkdir(dirname(file), { recursive: true })
    await Promise.all([writeFile(file, jpeg), writeFile(`${options.cache}/${key}`, jpeg)])
    cached.add(key)
  }
  for (const { key } of cards) cached.delete(key)
  await Promise.all([...cached].map((key) => rm(`${options.cache}/${key}`)))
}

/** Loads everything that a card is drawn from, with the page's first readable picture, and the errors of those before it. */
async function gather(image: SharingImage, foot: string, cached: Set<string>, { client, name }: Options) {
  const logo = image.logo && (await readFile(client + image.logo, 'utf8'))
  const words = {
    title: settable(image.title, titleFace) ?? name,
    eyebrow: image.eyebrow,
    logo,
    // Don't show the site's logo twice.
    foot: logo === foot ? undefined : foot,
  }
  const address = image.image
  const missing: string[] = []
  for (const source of [image.picture, image.fallbackPicture]) {
    if (!source) continue
    try {
      const card = { ...words, picture: await readPicture(source, client), own: isOwn(source) }
      const key = keyOf(card)
      // Decoding is slow, and what is in the cache could be decoded.
      if (!card.own && !cached.has(key)) await checkPicture(card.picture)
      return { address, card, key, missing }
    } catch (error) {
      missing.push(`  ${source}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const card = { ...words, picture: await readFile(SCENE), own: true }
  return { address, card, key: keyOf(card), missing }
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

function keyOf({ picture, ...words }: CardParts): string {
  const hash = createHash('sha256').update(DESIGN).update(JSON.stringify(words)).update(picture)
  return `${hash.digest('hex')}.jpg`
}
