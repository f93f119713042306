import { useMemo } from 'react'
import { readFamily } from './family.ts'
import { useStoredFamily } from './stored-family.ts'

/** This device's family; null if there is none. */
export function useFamily() {
  const stored = useStoredFamily()
  return useMemo(() => readFamily(stored), [stored])
}
