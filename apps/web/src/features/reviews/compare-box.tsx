import { Checkbox, Label } from '@two-pastors/ui'
import type { Ref } from 'react'
import type { ReviewCard } from '#model/schemas.ts'

type CompareBoxProps = {
  review: Pick<ReviewCard, 'id' | 'title' | 'reviewed'>
  compared: string[]
  onToggle: (id: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Adds a film to the comparison, or removes it. */
export function CompareBox({ review: { id, title, reviewed }, compared, onToggle, ref }: CompareBoxProps) {
  return (
    <Label className="flex min-h-8 items-center gap-2 text-sm print:hidden noscript:hidden">
      <Checkbox
        ref={ref}
        aria-label={`Compare ${reviewed?.title ?? title}`}
        checked={compared.includes(id)}
        onChange={() => onToggle(id)}
      />
      Compare
    </Label>
  )
}
