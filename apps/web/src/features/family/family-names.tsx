import { list } from './sentences.ts'
import { useFamily } from './use-family.ts'

/** "For Mia and Ben", if this device knows nicknames. The line is always rendered, so that names cause no layout shift. */
export function FamilyNames() {
  const names = useFamily()?.children.flatMap(({ name }) => name || []) ?? []
  return <p className="mt-2 min-h-7 text-lg">{names.length > 0 && `For ${list(names)}`}</p>
}
