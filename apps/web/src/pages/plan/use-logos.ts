import { useEffect, useMemo, useState } from 'react'
import type { Logos } from '#features/plan/kit-tools.ts'
import { filmLogo } from '#features/plan/logos.ts'

/** The logos of a kit: the church's, and the film's once it is loaded from its address. */
export function useLogos(address: string | undefined, church: Blob | undefined): Logos {
  const [film, setFilm] = useState<Blob>()
  useEffect(() => {
    if (address === undefined) return
    let isCurrent = true
    filmLogo(address).then(
      (blob) => isCurrent && setFilm(blob),
      // The film's title stands in for its lettering.
      () => isCurrent && setFilm(undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  return useMemo(() => ({ film, church }), [film, church])
}
