/** A text whose hyphenated words break at their hyphens only if they are wider than a line: "Event-Planning". */
export const HyphenatedWords = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span
        key={part}
        data-slot="hyphenated-word"
        className="tp:inline-block tp:max-w-full tp:[text-decoration:inherit]"
      >
        {part}
      </span>
    ),
  )
