import { part } from '#lib/part.ts'
import { useStoredFamily } from './stored-family.ts'

const linePart = part(() => import('./card-verdict-line.tsx'))

/**
 * The verdict for this device's family on the film with this id, or on the film of that review. Renders nothing
 * without a family. `brief` omits the reasons.
 */
export function CardVerdict({ id, brief = false }: { id: string; brief?: boolean }) {
  const hasFamily = useStoredFamily() !== null
  const { module: line } = linePart.use(hasFamily)
  return hasFamily && line ? <line.CardVerdictLine id={id} brief={brief} /> : null
}
