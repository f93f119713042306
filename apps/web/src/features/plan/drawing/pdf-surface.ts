import PDFDocument from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import type { PdfFonts } from './pdf-fonts.ts'
import type { PictureName, Role, Surface } from './surface.ts'

/** The kit's pictures as files for embedding in a PDF: JPEG for art, PNG for logos. */
export type PdfPictures = Partial<Record<PictureName, { bytes: Uint8Array; ratio: number }>>

type PdfOptions = { title: string; author: string; fonts: PdfFonts; pictures: PdfPictures; made: Date }

/** Elements that hold others; the rest hold text or drawings. */
const CONTAINERS = new Set<Role>(['Sect', 'L', 'LI', 'Table', 'TR'])

/** A PDF that screen readers can read: tagged, with real text (PDF/UA-1). */
export function pdfSurface({ title, author, fonts, pictures, made }: PdfOptions) {
  const doc = new PDFDocument({
    autoFirstPage: false,
    // No standard font: each text names an embedded one.
    font: '',
    margin: 0,
    pdfVersion: '1.7',
    // @types/pdfkit only knows the subsets of PDF/A.
    subset: 'PDF/UA' as string as 'PDF/A-1',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  })
  for (const { name, font } of fonts.fonts) doc.registerFont(name, font)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const open = [root]
  // Each picture is in the file once, however often it is drawn.
  const images = new Map<Uint8Array, PDFKit.Mixins.ImageSrc>()
  function imageOf(bytes: Uint8Array) {
    const image = images.get(bytes) ?? doc.openImage(bytes)
    images.set(bytes, image)
    return image
  }
  let isInElement = false

  /** Drawings outside an element are decoration, which screen readers skip. */
  function mark(draw: () => void) {
    if (!isInElement) doc.markContent('Artifact', { type: 'Layout' })
    doc.save()
    draw()
    doc.restore()
    if (!isInElement) doc.endMarkedContent()
  }

  const surface: Surface = {
    page: (width, height) => void doc.addPage({ size: [width, height], margin: 0 }),
    rect: ({ x, y, width, height }, color, radius = 0) =>
      mark(() => void doc.roundedRect(x, y, width, height, radius).fill(color)),
    outline: ({ x, y, width, height }, color, thickness, radius = 0) =>
      mark(() => void doc.roundedRect(x, y, width, height, radius).lineWidth(thickness).stroke(color)),
    fade: ({ x, y, width, height }, { axis, color, stops }) =>
      mark(() => {
        const gradient =
          axis === 'x' ? doc.linearGradient(x, y, x + width, y) : doc.linearGradient(x, y, x, y + height)
        for (const [offset, opacity] of stops) gradient.stop(offset, color, opacity)
        doc.rect(x, y, width, height).fill(gradient)
      }),
    cover: (name, box, [left, top]) => {
      const picture = pictures[name]
      if (!picture) return
      const height = Math.max(box.height, box.width / picture.ratio)
      const width = height * picture.ratio
      const x = box.x - ((width - box.width) * left) / 100
      const y = box.y - ((height - box.height) * top) / 100
      mark(() => {
        doc.rect(box.x, box.y, box.width, box.height).clip()
        doc.image(imageOf(picture.bytes), x, y, { width, height })
      })
    },
    contain: (name, box, align) => {
      const picture = pictures[name]
      if (!picture) return
      const width = Math.min(box.width, box.height * picture.ratio)
      const height = width / picture.ratio
      const x = box.x + (align === 'center' ? (box.width - width) / 2 : 0)
      mark(() => void doc.image(imageOf(picture.bytes), x, box.y, { width, height }))
    },
    ratio: (name) => pictures[name]?.ratio,
    text: (line, x, y, { face, size, color }) =>
      mark(() => {
        let left = x
        for (const run of fonts.runs(line, face)) {
          const glyph = run.font ? undefined : fonts.glyph(run.text)
          if (run.font) {
            doc.font(run.font.name).fontSize(size).fillColor(color)
            // Features make pdfkit shape the whole run instead of each word; an empty list adds none.
            doc.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic', features: [] })
          } else if (glyph) {
            doc.markContent('Span', { actual: run.text })
            doc.image(imageOf(glyph.png), left, y - size * 0.92, { height: size * 1.2 })
            doc.endMarkedContent()
          }
          left += fonts.widthOf(run) * size
        }
      }),
    measure: (line, style) => fonts.measure(line, style),
    tag: (role, draw, alt) => {
      const element = doc.struct(role, alt === undefined ? {} : { alt })
      open.at(-1)?.add(element)
      open.push(element)
      if (CONTAINERS.has(role)) draw()
      else {
        element.add(doc.markStructureContent(role))
        isInElement = true
        draw()
        isInElement = false
        doc.endMarkedContent()
      }
      open.pop()
    },
  }

  async function bytes(): Promise<Uint8Array> {
    const written = toBytes(doc)
    root.end()
    doc.end()
    return written
  }
  return { surface, bytes }
}
