import { guides } from './guides.ts'
import { VerdictLine } from './verdict-line.tsx'

/** The verdict on a film of ours, where only its guide in short is at hand. */
export function FilmVerdictLine({ id }: { id: string }) {
  const guide = guides.get(id)
  return guide ? <VerdictLine guide={guide} /> : null
}
