import { part } from '#lib/part.ts'
import { useStoredFamily } from './stored-family.ts'

const linePart = part(() => import('./card-verdict-line.tsx'))

/** The verdict on a reviewed film for this device's family; nothing without one. */
export function CardVerdict({ id }: { id: string }) {
  const hasFamily = useStoredFamily() !== null
  const { module: line } = linePart.use(hasFamily)
  return hasFamily && line ? <line.CardVerdictLine id={id} /> : null
}
