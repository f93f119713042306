import { expose, transfer } from 'comlink'
import type { Kit } from '../kit.ts'
import { images, planned, printed } from '../outputs.ts'
import { type Logos, picturesOf } from './assets.ts'
import { drawOutput } from './draw-image.ts'

/** Twice as wide as a preview. At full size, the film’s two pictures take 15 MB. */
const SIZE: ImageBitmapOptions = { resizeWidth: 960, resizeQuality: 'high' }

/** Draws previews. It does not import the PDF library, so it starts quickly. */
const api = {
  async preview(kit: Kit, logos: Logos, id: string, width: number): Promise<ImageBitmap> {
    const output = [...printed, ...planned(kit), ...images(kit)].find((one) => one.id === id)
    if (!output) throw new Error(`A kit has no ${id}`)
    const pictures = await picturesOf(kit, logos, SIZE)
    const picture = (await drawOutput(kit, pictures, output, width)).transferToImageBitmap()
    // The logos came with this call. Their pixels would stay in memory until the next garbage collection.
    pictures.logo?.close()
    pictures.church?.close()
    return transfer(picture, [picture])
  },
}

export type PreviewWorker = typeof api
expose(api)
