import { startTransition, useEffect, useState } from 'react'

/** A module that loads on demand: `part(() => import('./menu-drawer.tsx'))`. */
export type Part<Module> = {
  /** The module, once loaded. */
  readonly loaded: Module | undefined
  /** Loads it once. After a failure the next call tries again. */
  load: () => Promise<Module>
  /** Starts loading, for example on hover. Ignores failures; `load` or `use` reports them. */
  preload: () => void
  /**
   * A hook that loads the module while `wanted`. Unlike React.lazy, a failed download doesn't throw: `failed` stays true
   * until `wanted` turns false, and the next `wanted` tries again. So does `retry`.
   */
  use: (wanted: boolean) => { module: Module | undefined; failed: boolean; retry: () => void }
}

/**
 * The one way to load code on demand. If its file is gone because a newer build has replaced this one, a
 * `vite:preloadError` follows, and app/boot/reload-if-replaced.ts reloads the page once.
 */
export function part<Module>(importPart: () => Promise<Module>): Part<Module> {
  let promise: Promise<Module> | undefined
  const self: Writable<Part<Module>> = {
    loaded: undefined,
    load: () => {
      promise ??= importPart().then(
        (module) => {
          self.loaded = module
          return module
        },
        (error: unknown) => {
          promise = undefined
          throw error
        },
      )
      return promise
    },
    preload: () => void self.load().catch(() => {}),
    use: (wanted: boolean) => usePart(self, wanted),
  }
  return self
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

function usePart<Module>(wantedPart: Part<Module>, wanted: boolean) {
  const [module, setModule] = useState(wantedPart.loaded)
  /** The last attempt, if it failed. */
  const [failed, setFailed] = useState<number>()
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    if (!wanted) return setFailed(undefined)
    let current = true
    wantedPart.load().then(
      (loaded) => {
        // A transition, so that input can interrupt the part's first render.
        if (current) startTransition(() => setModule(() => loaded))
      },
      (error: unknown) => {
        console.error('A part of the page could not be loaded', error)
        if (current) setFailed(attempt)
      },
    )
    return () => {
      current = false
    }
  }, [wantedPart, wanted, attempt])
  return { module, failed: failed === attempt, retry: () => setAttempt(attempt + 1) }
}
