import type { Sharp } from 'sharp'
import { imagetools } from 'vite-imagetools'

/** Wide enough to tell sky from ground, small enough for the HTML: about 150 characters. */
const WIDTH = 16

/** Makes pictures responsive, as `?as=picture` asks, and gives each a blurred one of its own to stand in while it loads. */
export const pictures = () =>
  imagetools({
    extendOutputFormats: ({ picture, ...others }) => ({
      ...others,
      picture: (args) => async (versions) => ({
        ...((await picture?.(args)(versions)) as object),
        placeholder: await blur(versions),
      }),
    }),
  })

/** A data URL. Browsers smooth what they enlarge. */
async function blur(versions: { image: Sharp }[]): Promise<string> {
  const smallest = versions[0]
  if (!smallest) throw new Error('A picture has no versions')
  const bytes = await smallest.image.clone().resize(WIDTH).webp({ quality: 40, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
