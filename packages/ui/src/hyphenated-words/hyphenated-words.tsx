export type HyphenatedWordsProps = { text: string }

/**
 * A text whose hyphenated words, such as "Event-Planning", break at a hyphen only where they are wider than a line. For
 * headings and titles. Running text doesn't need it.
 *
 * @example
 * <h2><HyphenatedWords text="Church Event-Planning Guide" /></h2>
 */
export const HyphenatedWords = ({ text }: HyphenatedWordsProps) =>
  text.split(/(\S+-\S+)/).map(
    (part, index) =>
      part && (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and has nothing else to be told by.
          key={index}
          data-slot={index % 2 === 0 ? 'text' : 'hyphenated-word'}
          // A link's underline ends at an inline block, which has to inherit it.
          className={
            index % 2 === 0 ? undefined : 'tp:inline-block tp:max-w-full tp:[text-decoration:inherit]'
          }
        >
          {part}
        </span>
      ),
  )
