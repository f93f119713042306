import type { Shape } from '../../model/fields.ts'

/** A picture that is saved with an entry, as the CMS hands it to its backend. */
type Asset = { path: string; fileObj?: File; field?: { get(name: string): unknown } }

/**
 * Rejects a picture that is too small, with the same message as the build's check (tools/content-check). With GitHub, that
 * check only runs after the draft is saved.
 */
export async function checkPictures(assets: unknown[]): Promise<void> {
  for (const { path, fileObj, field } of assets as Asset[]) {
    const shape = toObject(field?.get('shape'))
    if (!shape || !fileObj || fileObj.type === 'image/svg+xml') continue
    const name = path.split('/').at(-1)
    const picture = await createImageBitmap(fileObj).catch(() => {
      throw new Error(`${name} cannot be read: save it again as WebP.`)
    })
    if (picture.width < shape.width)
      throw new Error(
        `${field?.get('label')}: ${name} is ${picture.width} px wide: use one that is at least ${shape.width} px wide.`,
      )
  }
}

/** The CMS keeps its configuration in maps of Immutable. */
const toObject = (shape: unknown) => (shape as { toJS(): Shape } | undefined)?.toJS()
