const SCALE = [
  ['text-6xl', 'the title of a PictureHero from 640 px'],
  ['text-4xl', 'the title of a PictureHero on a phone'],
  ['text-3xl', 'SectionHeading from 640 px'],
  ['text-2xl', 'SectionHeading on a phone, the title of a Dialog'],
  ['text-xl', 'the title of a Card, an ArticleCard or a Sheet'],
  ['text-lg', 'the title of a small card; a lead'],
  ['text-base', 'running text, controls'],
  ['text-sm', 'what stands beside it: facts of a card, hints of a field'],
  ['text-xs', 'a Badge; never running text'],
] as const

/** The steps of the type scale, each in its own size. */
export function TypeScale() {
  return (
    <ul className="sb-unstyled grid gap-5 font-tp-text text-tp-text">
      {SCALE.map(([size, use]) => (
        <li key={size} className="grid gap-1 border-b border-tp-line pb-4">
          <span className={`${size} leading-tight font-semibold wrap-anywhere ${faceOf(size)}`}>
            The light shines
          </span>
          <span className="text-sm text-tp-muted">
            <code>{size}</code> · {use}
          </span>
        </li>
      ))}
    </ul>
  )
}

const faceOf = (size: string) => (/xl|lg/.test(size) ? 'font-tp-display' : '')
