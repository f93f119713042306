import type { Sharp } from 'sharp'
import { imagetools } from 'vite-imagetools'

/** Width of a placeholder: enough to tell sky from ground, at about 150 characters of HTML. */
const WIDTH = 16

/** Generates responsive pictures for `?as=picture`, each with a blurred placeholder. */
export const pictures = () =>
  imagetools({
    extendOutputFormats: ({ picture, ...others }) => ({
      ...others,
      picture: (args) => async (versions) => ({
        ...((await picture?.(args)(versions)) as object),
        placeholder: await placeholderOf(versions),
      }),
    }),
  })

/** A tiny version as a data URL, which browsers blur by scaling it up. Its own blur hides the edges of its pixels. */
async function placeholderOf(versions: { image: Sharp }[]): Promise<string> {
  const smallest = versions[0]
  if (!smallest) throw new Error('A picture has no versions')
  const bytes = await smallest.image.clone().resize(WIDTH).blur(1).webp({ quality: 40, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
