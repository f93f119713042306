import { expose, transfer } from 'comlink'
import type { Kit } from '../kit.ts'
import { images, planned, printed } from '../outputs.ts'
import type { Logos } from './assets.ts'
import { drawOutput } from './draw-image.ts'

/** Draws previews. It does not import the PDF library, so it starts quickly. */
const api = {
  async preview(kit: Kit, logos: Logos, id: string, width: number): Promise<ImageBitmap> {
    const output = [...printed, ...planned, ...images(kit)].find((one) => one.id === id)
    if (!output) throw new Error(`A kit has no ${id}`)
    const picture = (await drawOutput(kit, logos, output, width)).transferToImageBitmap()
    return transfer(picture, [picture])
  },
}

export type PreviewWorker = typeof api
expose(api)
