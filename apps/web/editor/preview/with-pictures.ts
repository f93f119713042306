import { pictures } from 'virtual:site-files'
import { Import } from '../../model/fields.ts'

/** An empty picture, for one that is neither on the site nor just uploaded. */
const NONE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

/** The value with a page's imports in place of picture names. */
export async function withPictures(value: unknown, uploads: Record<string, Blob>): Promise<unknown> {
  if (value instanceof Import) return pictureOf(value, uploads[value.file])
  if (Array.isArray(value)) return Promise.all(value.map((item) => withPictures(item, uploads)))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([key, item]) => [key, await withPictures(item, uploads)])
  return Object.fromEntries((await Promise.all(entries)) as [string, unknown][])
}

async function pictureOf({ file, request }: Import, upload: Blob | undefined): Promise<unknown> {
  const isResponsive = request.endsWith('as=picture')
  if (!upload)
    return pictures[request] ?? inAnotherPlace(file, isResponsive) ?? shown(NONE, 16, 9, isResponsive)
  const url = URL.createObjectURL(upload)
  if (!isResponsive) return url
  const { width, height } = await createImageBitmap(upload)
  return shown(url, width, height, true)
}

const shown = (src: string, w: number, h: number, isResponsive: boolean) =>
  isResponsive ? { sources: {}, img: { src, w, h }, placeholder: NONE } : src

/** The same picture as on another page. */
const inAnotherPlace = (file: string, isResponsive: boolean) =>
  Object.entries(pictures).find(
    ([request]) =>
      request.startsWith(`#content/images/${file}?`) && request.endsWith('as=picture') === isResponsive,
  )?.[1]
