import { cn } from '@two-pastors/ui'

type VerseProps = { text: string; reference: string; className?: string }

/** A verse of the Bible and where it stands. */
export function Verse({ text, reference, className }: VerseProps) {
  return (
    <figure className={cn('border-s-2 border-tp-gold ps-5', className)}>
      <blockquote className="font-tp-display text-xl leading-relaxed text-pretty">“{text}”</blockquote>
      <figcaption className="mt-2 text-base text-tp-gold">{reference}</figcaption>
    </figure>
  )
}
