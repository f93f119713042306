import { cn } from '@two-pastors/ui'

type VerseProps = { text: string; reference: string; className?: string }

/** A verse of the Bible and where it stands. */
export function Verse({ text, reference, className }: VerseProps) {
  return (
    <blockquote
      className={cn('border-s-2 border-tp-gold ps-5 font-tp-display text-xl leading-relaxed', className)}
    >
      <p className="text-balance">{`“${text}”`}</p>
      <cite className="mt-2 block font-tp-text text-base text-tp-gold not-italic">{reference}</cite>
    </blockquote>
  )
}
