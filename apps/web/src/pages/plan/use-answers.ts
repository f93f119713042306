import { useEffect, useEffectEvent, useState } from 'react'
import { type Answers, fromFragment, toFragment } from '#features/plan/answers.ts'
import { forget, saveAnswers, savedAnswers, savedLogo, saveLogo } from '#features/plan/saved-kit.ts'

/** Where the answers came from. */
export type Origin = 'fresh' | 'device' | 'link' | 'newer'

/**
 * The visitor's answers: from the link, else from this device. Undefined until the page knows them. A kit that came by link
 * lives in the address, with its changes, and takes the place of the visitor's own only if they say so.
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
    // The visitor's logo belongs to their church, not to that of the link.
    if (linked && linked !== 'newer') open(linked, 'link', undefined)
    else open(saved, linked === 'newer' ? 'newer' : saved ? 'device' : 'fresh', savedPicture)
  })
  useEffect(() => {
    read()
    // A link to another kit, opened while this page is. Links to a part of the page change no answers.
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

  /** From now on the answers of a link are the device's, and not those of the address. */
  function becomeOwn() {
    if (origin !== 'link') return
    setFragment('')
    setOrigin('device')
    saveAnswers(answers ?? {})
  }

  /** Keeps a kit that came by link in place of the visitor's own. */
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
    /** Changes some answers, and keeps all of them: on this device or, for a kit that came by link, in the address. */
    change,
    changeLogo,
    // Not for a kit that came by link: it would clear the visitor's own.
    startOver: origin !== 'link' && (logo || Object.keys(answers ?? {}).length > 0) ? startOver : undefined,
    /** Undoes startOver(), until there is another answer. */
    undo: cleared && undo,
    /** For a kit that came by link to a visitor with one of their own: back to that, or in its place. */
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

/** Without a new entry in the history, and without scrolling. */
function setFragment(fragment: string) {
  history.replaceState(history.state, '', location.pathname + location.search + (fragment && `#${fragment}`))
}
