import { useState } from 'react'
import { useLocation } from 'react-router-dom'

const kept = new Map<string, unknown>()

/**
 * State that survives Back and Forward: it belongs to the history entry, and lasts until the document is unloaded.
 * `name` distinguishes several states of a page.
 */
export function useHistoryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
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
