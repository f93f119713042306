import type { Shape } from '../../../model/fields.ts'
import type { FieldMap, ImageControl } from '../decap.ts'

/** Pictures that already have the required shape, or were cropped here. */
const done = new WeakSet<File>()

/** How far a picture's aspect ratio may be off, as in the build's check. */
const TOLERANCE = 0.01

/**
 * Lets staff select the part of a picture that its place shows, before the CMS uploads it. The CMS's own crop, around
 * the middle, then has nothing left to do.
 */
export function cropUploads(): void {
  let place: FieldMap | undefined
  const { control, preview, schema } = CMS.getWidget('image')
  class Control extends control {
    constructor(props: ImageControl['props']) {
      super(props)
      const { handleChange } = this
      this.handleChange = (event) => {
        place = this.props.field
        return handleChange(event)
      }
    }
  }
  CMS.registerWidget('image', Control, preview, schema)

  document.addEventListener(
    'change',
    (event) => {
      const input = event.target
      if (!(input instanceof HTMLInputElement) || input.type !== 'file') return
      const file = input.files?.[0]
      const shape = place?.get('shape')?.toJS()
      if (!file || !shape?.ratio || done.has(file) || !/^image\/(?!svg)/.test(file.type)) return
      // The CMS would upload it as it is.
      event.stopImmediatePropagation()
      void crop(file, { ...shape, ratio: shape.ratio }, String(place?.get('label'))).then((cut) => {
        const files = new DataTransfer()
        if (cut) {
          done.add(cut)
          files.items.add(cut)
        }
        input.files = files.files
        if (cut) input.dispatchEvent(new Event('change', { bubbles: true }))
      })
    },
    { capture: true },
  )
}

async function crop(file: File, shape: Required<Shape>, label: string): Promise<File | undefined> {
  // A file that can't be read here is rejected with an explanation when it is saved.
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const [across = 1, down = 1] = shape.ratio.split(':').map(Number)
  const aspect = across / down
  const isRight = Math.abs(picture.width / picture.height / aspect - 1) < TOLERANCE
  if (isRight && picture.width >= shape.width) return file
  const { askForPart } = await import('./ask-for-part.tsx')
  return askForPart({ file, aspect, shape, label })
}
