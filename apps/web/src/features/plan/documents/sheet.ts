import { type Block, paragraph } from '../drawing/blocks.ts'
import { breakLines } from '../drawing/lines.ts'
import type { Face, Role, Surface } from '../drawing/surface.ts'

export const LETTER = { width: 612, height: 792 }
export const INK = '#1c1917'
export const MUTED = '#57504a'
export const RULE = '#b9aa90'
export const PAPER = '#fbf6ea'
const MARGIN = 54
const FOOT = 40
const FOOT_STYLE = { face: 'text', size: 8, color: MUTED } as const
const FOOT_LINE = 10
/** Room for three lines. */
const BELOW = 48
const STYLES: Record<
  'h1' | 'h2' | 'text' | 'strong' | 'small',
  { face: Face; size: number; role: Role; gap: number }
> = {
  h1: { face: 'display', size: 26, role: 'H1', gap: 0 },
  h2: { face: 'display', size: 15, role: 'H2', gap: 18 },
  text: { face: 'text', size: 11, role: 'P', gap: 7 },
  strong: { face: 'strong', size: 11, role: 'P', gap: 7 },
  small: { face: 'text', size: 9, role: 'P', gap: 7 },
}

type Options = { gap?: number; color?: string; indent?: number; width?: number; size?: number }

/** Text that flows down letter-size pages: what volunteers write on, rather than what people look at. */
export class Sheet {
  readonly surface: Surface
  readonly width = LETTER.width - MARGIN * 2
  private readonly foot: string[]
  /** The bottom of the text area: a footer of several lines grows upward. */
  private readonly bottom: number
  private readonly ink: string
  private y = MARGIN

  constructor(surface: Surface, { title, foot, ink }: { title: string; foot: string; ink: string }) {
    this.surface = surface
    this.foot = breakLines(surface, foot, FOOT_STYLE, this.width)
    this.bottom = LETTER.height - FOOT - 8 - (this.foot.length - 1) * FOOT_LINE
    this.ink = ink
    this.page()
    this.write('h1', title)
    this.y += 6
  }

  private page() {
    this.surface.page(LETTER.width, LETTER.height)
    this.surface.rect({ x: 0, y: 0, width: LETTER.width, height: 8 }, this.ink)
    this.foot.forEach((line, index) => {
      const y = LETTER.height - FOOT + 12 - (this.foot.length - 1 - index) * FOOT_LINE
      this.surface.text(line, MARGIN, y, FOOT_STYLE)
    })
    this.y = MARGIN
  }

  /** Starts a new page if a block of this height doesn't fit. */
  room(height: number): number {
    if (this.y + height > this.bottom) this.page()
    return this.y
  }

  /** `below` is the height that must fit on the same page, so that no heading ends a page. */
  add(block: Block, indent = 0, below = 0): void {
    const gap = this.y === MARGIN ? 0 : block.gap
    const top = this.room(gap + block.height + below)
    const y = top === MARGIN ? top : top + gap
    block.draw(MARGIN + indent, y)
    this.y = y + block.height
  }

  write(
    kind: keyof typeof STYLES,
    text: string,
    { gap, color, indent = 0, width, size }: Options = {},
  ): void {
    const style = STYLES[kind]
    this.add(
      paragraph(this.surface, {
        text,
        width: (width ?? this.width) - indent,
        role: style.role,
        gap: gap ?? style.gap,
        style: {
          face: style.face,
          size: size ?? style.size,
          color: color ?? (kind === 'h2' ? this.ink : INK),
        },
      }),
      indent,
      kind === 'text' ? 0 : BELOW,
    )
  }

  /** A list whose items have a checkbox or a number. */
  list(items: string[], marker: 'box' | 'number'): void {
    const { surface } = this
    surface.tag('L', () => {
      items.forEach((text, index) => {
        const body = paragraph(surface, {
          text: marker === 'number' ? `${index + 1}.  ${text}` : text,
          role: 'LBody',
          width: this.width - (marker === 'box' ? 22 : 0),
          gap: 8,
          style: { face: 'text', size: 11, color: INK },
        })
        surface.tag('LI', () => {
          this.add({
            ...body,
            draw: (x, y) => {
              if (marker === 'box') surface.outline({ x, y: y + 2, width: 11, height: 11 }, RULE, 1, 2)
              body.draw(x + (marker === 'box' ? 22 : 0), y)
            },
          })
        })
      })
    })
  }

  /** Rows with a column for each share of the width; `high` leaves room to write. */
  table(head: string[], rows: string[][], shares: number[], high = 0): void {
    const { surface, width } = this
    this.y += 8
    surface.tag('Table', () => {
      for (const [index, cells] of [head, ...rows].entries()) {
        const isHead = index === 0
        const blocks = shares.map((share, column) =>
          paragraph(surface, {
            text: cells[column] ?? '',
            role: isHead ? 'TH' : 'TD',
            width: width * share - 10,
            style: {
              face: isHead ? 'strong' : 'text',
              size: isHead ? 9 : 10.5,
              color: isHead ? this.ink : INK,
            },
          }),
        )
        const height = Math.max(isHead ? 0 : high, ...blocks.map((block) => block.height)) + 8
        const draw = (x: number, y: number) =>
          surface.tag('TR', () => {
            let left = x
            blocks.forEach((block, column) => {
              block.draw(left, y + 4)
              left += width * (shares[column] ?? 0)
            })
            surface.rect({ x, y: y + height, width, height: isHead ? 1.2 : 0.5 }, isHead ? this.ink : RULE)
          })
        this.add({ height, gap: 0, draw })
      }
    })
  }

  /** A line to write on, with its label below. */
  blank(label: string): void {
    const text = paragraph(this.surface, {
      text: label,
      width: this.width,
      style: { face: 'text', size: 9, color: MUTED },
    })
    this.add({
      height: 22 + text.height,
      gap: 6,
      draw: (x, y) => {
        this.surface.rect({ x, y: y + 20, width: this.width, height: 0.7 }, RULE)
        text.draw(x, y + 22)
      },
    })
  }
}
