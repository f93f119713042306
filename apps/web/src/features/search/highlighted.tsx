import { wordsOf } from './words.ts'

/** A text with the found words marked. */
export function Highlighted({ text, found }: { text: string; found: string[] }) {
  return piecesOf(text, found).map((piece, index) => {
    const Piece = piece.isFound ? 'mark' : 'span'
    return (
      <Piece
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
        key={index}
        className={
          piece.isFound ? 'bg-transparent font-bold text-tp-gold forced-colors:underline' : undefined
        }
      >
        {piece.text}
      </Piece>
    )
  })
}

/** A piece of a text; `isFound` if it is a found word. */
export type Piece = { text: string; isFound: boolean }

/** Splits a text at the found words. `found` has them as the index does: without case and accents. */
export function piecesOf(text: string, found: string[]): Piece[] {
  const words = new Set(found)
  const isFound = (piece: string) => wordsOf(piece).some((word) => words.has(word))
  const pieces: Piece[] = []
  // An apostrophe belongs to its word.
  for (const piece of text.split(/([\p{L}\p{N}\p{M}'’‘´]+)/u)) {
    const last = pieces.at(-1)
    const next = { text: piece, isFound: isFound(piece) }
    if (piece === '') continue
    if (last?.isFound === next.isFound) last.text += piece
    else pieces.push(next)
  }
  return pieces
}
