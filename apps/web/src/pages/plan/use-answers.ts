import { useEffect, useEffectEvent, useState } from 'react'
import { type Answers, fromFragment } from '#features/plan/answers.ts'
import { forget, saveAnswers, savedAnswers, savedLogo, saveLogo } from '#features/plan/saved-kit.ts'

/** Where the answers came from, and whether they are kept. */
export type Origin = 'fresh' | 'device' | 'link' | 'newer'

/** The visitor's answers: from the link, else from this device. Undefined until the page knows them. */
export function useAnswers() {
  const [answers, setAnswers] = useState<Answers>()
  const [logo, setLogo] = useState<Blob>()
  const [origin, setOrigin] = useState<Origin>('fresh')
  const [isKept, setKept] = useState(true)
  const [cleared, setCleared] = useState<{ answers: Answers; logo: Blob | undefined }>()

  function open(given: Answers | undefined, from: Origin) {
    setAnswers(given ?? {})
    setOrigin(from)
  }

  const read = useEffectEvent((linked = fromFragment(location.hash)) => {
    const saved = savedAnswers()
    if (linked && linked !== 'newer') open(linked, 'link')
    else open(saved, linked === 'newer' ? 'newer' : saved ? 'device' : 'fresh')
  })
  useEffect(() => {
    read()
    void savedLogo().then(setLogo)
    // A link to another kit, opened while this page is. Links to a part of the page change no answers.
    const follow = () => {
      const linked = fromFragment(location.hash)
      if (linked) read(linked)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  function change(some: Answers) {
    const next = { ...answers, ...some }
    setAnswers(next)
    setKept(saveAnswers(next))
    setCleared(undefined)
  }

  async function changeLogo(next: Blob | undefined) {
    setLogo(next)
    setCleared(undefined)
    setKept(await saveLogo(next))
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
    /** Changes some answers, and keeps all of them on this device. */
    change,
    changeLogo,
    // Not for a kit that came by link: it would clear the visitor's own.
    startOver: origin !== 'link' && (logo || Object.keys(answers ?? {}).length > 0) ? startOver : undefined,
    /** Undoes startOver(), until there is another answer. */
    undo: cleared && undo,
    /** From a kit that came by link, back to one's own. */
    openOwn: () => open(savedAnswers(), 'device'),
    hasOwn: origin === 'link' && savedAnswers() !== undefined,
  }
}
