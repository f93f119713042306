import { useEffect, useState } from 'react'
import { loadPart } from './load-part.ts'

/**
 * The module that `load` imports, once `wanted`. Unlike React.lazy a download that fails takes nothing down: `failed`
 * tells until it is no longer wanted; the next time it is, it is tried again. A page of a replaced build is loaded again instead. `load` must be the same function at every render.
 */
export function useChunk<Module>(load: () => Promise<Module>, wanted: boolean) {
  const [state, setState] = useState<{ chunk?: Module; failed: boolean }>({ failed: false })

  useEffect(() => {
    if (!wanted) {
      setState((old) => (old.failed ? { failed: false } : old))
      return
    }
    let current = true
    loadPart(load).then(
      (chunk) => current && setState({ chunk, failed: false }),
      (error: unknown) => {
        console.error('A part of the page could not be loaded', error)
        if (current) setState({ failed: true })
      },
    )
    return () => {
      current = false
    }
  }, [load, wanted])
  return state
}
