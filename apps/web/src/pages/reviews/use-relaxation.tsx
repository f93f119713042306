import { Button } from '@two-pastors/ui'
import { useState } from 'react'
import { careNames, type Family } from '#features/family/family.ts'
import type { Relaxation } from '#features/family/fitting.ts'
import { storeFamily } from '#features/family/stored-family.ts'
import { useFamily } from '#features/family/use-family.ts'
import { listConcerns } from '#features/family/words.ts'

/** Makes one of the family's answers less strict, reports it, and can undo it. */
export function useRelaxation() {
  const family = useFamily()
  const [relaxed, setRelaxed] = useState<{ text: string; before: Family | null }>()
  const relax = ({ concerns, from, family: next }: Relaxation) => {
    const answer = from === 'more' ? careNames.usual : careNames.less
    setRelaxed({ text: `“${answer}” for ${listConcerns(concerns)}`, before: family })
    storeFamily(next)
  }
  const undo = () => {
    if (relaxed) storeFamily(relaxed.before)
    setRelaxed(undefined)
  }
  const note = relaxed && (
    <p className="mt-2">
      Your family’s answers now say {relaxed.text}.{' '}
      <Button variant="link" size="sm" onClick={undo}>
        Undo
      </Button>
    </p>
  )
  return { relax, note }
}
