import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import pLimit from 'p-limit'
import { folder } from '../../model/folder.ts'
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
  /** Its name is used instead of a title whose letters no font has, its picture for pages without one. */
  site: { name: string; sharingPicture: string }
}

const IMAGES = `${folder.content}/images`
const DESIGN = sharingDesign()

/** Draws the sharing images. Those with unchanged content come from the cache. */
export async function makeSharingImages(
  images: SharingImage[],
  { client, cache, site }: Options,
): Promise<void> {
  await mkdir(cache, { recursive: true })
  const cached = new Set(await readdir(cache))
  const foot = await readFile(`${IMAGES}/site-logo.svg`, 'utf8')
  // Pictures are loaded in parallel; decoded ones are large.
  const drawing = pLimit(2)
  const made = await Promise.all(images.map(make))
  warn(made.flatMap(({ missing }) => missing))
  const used = new Set(made.map(({ key }) => key))
  await Promise.all([...cached].filter((key) => !used.has(key)).map((key) => rm(`${cache}/${key}`)))

  /** Writes an image with the page's first readable picture; returns its key and the errors of the pictures before that one. */
  async function make({ image, picture, fallbackPicture, ...card }: SharingImage) {
    const logo = card.logo && (await readPicture(card.logo, client)).toString()
    const words = {
      title: settable(card.title, titleFace) ?? site.name,
      eyebrow: card.eyebrow,
      logo,
      // Don't show the site's logo twice.
      foot: logo === foot ? undefined : foot,
    }
    const missing: string[] = []
    for (const source of [picture, fallbackPicture]) {
      if (!source) continue
      try {
        const bytes = await readPicture(source, client)
        return { key: await write(image, { ...words, picture: bytes, own: isOwn(source) }), missing }
      } catch (error) {
        missing.push(`  ${source}: ${error instanceof Error ? error.message : error}`)
      }
    }
    return {
      key: await write(image, {
        ...words,
        picture: await readFile(`${IMAGES}/${site.sharingPicture}`),
        own: true,
      }),
      missing,
    }
  }

  async function write(address: string, card: CardParts): Promise<string> {
    const key = keyOf(card)
    const jpeg = cached.has(key) ? await readFile(`${cache}/${key}`) : await drawing(() => drawCard(card))
    const file = client + address
    await mkdir(dirname(file), { recursive: true })
    await Promise.all([writeFile(file, jpeg), writeFile(`${cache}/${key}`, jpeg)])
    return key
  }
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
