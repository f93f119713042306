import { useEffect, useState } from 'react'

/** A part of the site's code that loads later than the page: `part(() => import('./menu-drawer.tsx'))`. */
export type Part<Module> = {
  /** The module once it is there. */
  readonly loaded: Module | undefined
  /** Loads it, once. What failed is tried again at the next call. */
  load: () => Promise<Module>
  /** Starts loading, as when a pointer comes near; a failure is left to `load` or `use`. */
  preload: () => void
  /**
   * A hook: the module, loaded as soon as it is `wanted`. Unlike React.lazy, a failed download takes nothing down:
   * `failed` says so until the part is no longer wanted; the next time it is, it is tried again.
   */
  use: (wanted: boolean) => { module: Module | undefined; failed: boolean }
}

/**
 * The one way to load a part later. When its file is gone because a newer build has replaced this one, Vite sends
 * `vite:preloadError`, and app/boot/reload-if-replaced.ts loads the page again, once.
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
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted) return setFailed(false)
    let current = true
    wantedPart.load().then(
      (loaded) => current && setModule(() => loaded),
      (error: unknown) => {
        console.error('A part of the page could not be loaded', error)
        if (current) setFailed(true)
      },
    )
    return () => {
      current = false
    }
  }, [wantedPart, wanted])
  return { module, failed }
}
