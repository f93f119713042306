import { useState } from 'react'
import { useLocation } from 'react-router-dom'

const kept = new Map<string, unknown>()

/**
 * State of a page that Back finds again: it belongs to the entry of the history, and is as old as the document. `name`
 * tells the states of one page apart.
 */
export function useEntryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const entry = `${useLocation().key} ${name}`
  const [value, setValue] = useState((kept.get(entry) as Value | undefined) ?? initial)
  return [
    value,
    (next) => {
      kept.set(entry, next)
      setValue(next)
    },
  ]
}
