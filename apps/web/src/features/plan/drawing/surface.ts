/** The faces of the kit: the site's display serif, and its sans-serif in two weights. */
export type Face = 'display' | 'text' | 'strong'

export type TextStyle = { face: Face; size: number; color: string }

/** A place on a sheet, from its top left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** The pictures of a kit, by what they show. */
export type PictureName = 'wide' | 'tall' | 'logo' | 'church' | 'site'

/** Roles in a tagged PDF (ISO 32000-1, 14.8.4). */
export type Role =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'BlockQuote'

/** A gradient's axis and stops: along the x or y axis of the box, by offset from 0 to 1. */
export type Fade = { axis: 'x' | 'y'; color: string; stops: [offset: number, opacity: number][] }

/**
 * What designs draw on. Implemented for canvas and PDF, so that one design serves as preview, image and printable
 * page. Lengths are px on a canvas and points (1/72 inch) in a PDF.
 */
export type Surface = {
  /** Starts a page. */
  page: (width: number, height: number) => void
  rect: (box: Box, color: string, radius?: number) => void
  outline: (box: Box, color: string, thickness: number, radius?: number) => void
  fade: (box: Box, fade: Fade) => void
  /** Fills the box with a picture. `focus` is the part to keep in view, in percent. */
  cover: (name: PictureName, box: Box, focus: readonly [number, number]) => void
  /** Fits a whole picture into the box, at its left edge or centered. */
  contain: (name: PictureName, box: Box, align: 'start' | 'center') => void
  /** Width divided by height; undefined if the kit doesn't have the picture. */
  ratio: (name: PictureName) => number | undefined
  /** Draws one line; `y` is its baseline. */
  text: (line: string, x: number, y: number, style: TextStyle) => void
  measure: (line: string, style: TextStyle) => number
  /** Tags what `draw` draws as an element of the document. A figure needs a description. */
  tag: (role: Role, draw: () => void, alt?: string) => void
}
