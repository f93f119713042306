import { piecesOf } from './highlight.ts'

/** A text with the words marked that were found. */
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
