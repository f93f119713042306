import { piecesOf } from './highlight.ts'

/** A text with the words marked that were found. */
export function Highlighted({ text, found }: { text: string; found: string[] }) {
  return piecesOf(text, found).map((piece, index) =>
    piece.isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
      <mark key={index} className="bg-transparent font-bold text-tp-gold forced-colors:underline">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
