import { useEffect, useEffectEvent } from 'react'

/** Listens to all links of the document at once: to clicks, and to a pointer or the focus coming near. */
export function useLinks(press: (event: MouseEvent) => void, approach: (event: Event) => void) {
  const onPress = useEffectEvent(press)
  const onApproach = useEffectEvent(approach)

  useEffect(() => {
    document.addEventListener('click', onPress)
    for (const type of APPROACHES) document.addEventListener(type, onApproach, { passive: true })
    return () => {
      document.removeEventListener('click', onPress)
      for (const type of APPROACHES) document.removeEventListener(type, onApproach)
    }
  }, [])
}

const APPROACHES = ['pointerover', 'focusin']
