import { useEffect, useEffectEvent, useState } from 'react'
import { type Answers, fromFragment, toFragment } from '#features/plan/answers.ts'
import { forget, saveAnswers, savedAnswers, savedLogo, saveLogo } from '#features/plan/saved-kit.ts'

/** Where the answers came from. */
export type Origin = 'fresh' | 'device' | 'link' | 'newer'

/**
 * The visitor's answers: from the link, else from this device. Undefined until they are known. A kit from a link,
 * with any changes, stays in the URL, and replaces the visitor's own only if they say so.
 */
export function useAnswers() {
  const [answers, setAnswers] = useState<Answers>()
  const [logo, setLogo] = useState<Blob>()
  const [origin, setOrigin] = useState<Origin>('fresh')
  const [isKept, setKept] = useState(true)
  const [hasOwn, setHasOwn] = useState(false)
  const [cleared, setCleared] = useState<{ answers: Answers; logo: Blob | undefined }>()

  function open(given: Answers | undefined, from: Origin, withLogo: Blob | undefined) {
    setAnswers(given ?? {})
    setOrigin(from)
    setLogo(withLogo)
    setCleared(undefined)
  }

  const read = useEffectEvent((linked = fromFragment(location.hash)) => {
    const [saved, savedPicture] = [savedAnswers(), savedLogo()]
    setHasOwn(saved !== undefined || savedPicture !== undefined)
    // The visitor's logo belongs to their own church, not to the link's.
    if (linked && linked !== 'newer') open(linked, 'link', undefined)
    else open(saved, linked === 'newer' ? 'newer' : saved ? 'device' : 'fresh', savedPicture)
  })
  useEffect(() => {
    read()
    // A link to a different kit, opened while this page is open. Links to a part of the page don't change the answers.
    const follow = () => {
      const linked = fromFragment(location.hash)
      if (linked) read(linked)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const isForeign = origin === 'link' && hasOwn

  function change(some: Answers) {
    const next = { ...answers, ...some }
    setAnswers(next)
    setCleared(undefined)
    if (isForeign) setFragment(toFragment(next))
    else {
      becomeOwn()
      setKept(saveAnswers(next))
    }
  }

  async function changeLogo(next: Blob | undefined) {
    setLogo(next)
    setCleared(undefined)
    if (isForeign) return
    becomeOwn()
    setKept(await saveLogo(next))
  }

  /** From now on, a link's answers are stored on the device, not in the URL. */
  function becomeOwn() {
    if (origin !== 'link') return
    setFragment('')
    setOrigin('device')
    saveAnswers(answers ?? {})
  }

  /** Saves a kit from a link in place of the visitor's own. */
  async function keep() {
    becomeOwn()
    setKept(await saveLogo(logo))
  }

  /** Clears the answers and the logo, here and on this device. */
  function startOver() {
    setCleared({ answers: answers ?? {}, logo })
    setAnswers({})
    setLogo(undefined)
    forget()
  }

  function undo() {
    if (!cleared) return
    change(cleared.answers)
    void changeLogo(cleared.logo)
  }

  return {
    answers,
    logo,
    origin,
    isKept,
    /** Changes some answers and saves all of them: on this device or, for a kit from a link, in the URL. */
    change,
    changeLogo,
    // Not for a kit from a link: it would clear the visitor's own.
    startOver: origin !== 'link' && (logo || Object.keys(answers ?? {}).length > 0) ? startOver : undefined,
    /** Undoes startOver(), until there is another answer. */
    undo: cleared && undo,
    /** For a visitor who has a kit and opened a link to another: switches back to their own, or replaces it. */
    own: isForeign
      ? {
          open: () => {
            setFragment('')
            open(savedAnswers(), 'device', savedLogo())
          },
          replace: keep,
        }
      : undefined,
  }
}

/** Without a new history entry, and without scrolling. */
function setFragment(fragment: string) {
  history.replaceState(history.state, '', location.pathname + location.search + (fragment && `#${fragment}`))
}
