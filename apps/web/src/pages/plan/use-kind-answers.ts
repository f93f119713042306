import { useRef } from 'react'
import plan from '#content/plan.yaml'
import type { Answers } from '#features/plan/answers.ts'
import type { Kind } from '#features/plan/budget.ts'
import { type Kit, kindsOf } from '#features/plan/kit.ts'
import { kitFilms } from '#features/plan/kit-films.ts'

type KindAnswers = Pick<Answers, 'place' | 'quoted'>

/**
 * What else changes with the film or the kind of showing: a theater's place and price don't fit a church hall. Each
 * kind's answers come back with it.
 */
export function useKindAnswers(kit: Kit | undefined, answers: Answers) {
  const byKind = useRef<Record<string, KindAnswers>>({})

  function withKind(next: Kind): KindAnswers {
    if (!kit || next.id === kit.kind.id) return {}
    const { place, quoted } = answers
    byKind.current[kit.kind.id] = { place, quoted }
    const isSamePlace = next.place === kit.kind.place
    return (
      byKind.current[next.id] ?? {
        place: isSamePlace ? place : undefined,
        quoted: isSamePlace && next.rate === kit.kind.rate ? quoted : undefined,
      }
    )
  }

  return {
    changeKind(id: string): Answers {
      const next = plan.kinds.find((kind) => kind.id === id)
      return { kind: id, ...(next && withKind(next)) }
    },
    changeFilm(id: string): Answers {
      const next = kitFilms.find(({ film }) => film.id === id)
      const kinds = next ? kindsOf(plan, next.film) : []
      const kind = kinds.find((one) => one.id === answers.kind) ?? kinds[0]
      return { film: id, ...(kind && withKind(kind)) }
    },
  }
}
