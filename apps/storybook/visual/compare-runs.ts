/** The tests of a run, as Vitest's JSON report has them: each story once in every theme. */
export type Run = { meta: { storyId: string }; status: string; failureMessages?: string[] }[]

const KINDS = ['broken', 'changed', 'added', 'removed', 'same'] as const
type Kind = (typeof KINDS)[number]

/** What has changed since the run before, one line per story, most urgent first. */
export function compareRuns(before: Run, after: Run) {
  const kinds = new Map<string, Kind>(before.map((test) => [idOf(test), 'removed']))
  for (const test of after) kinds.set(idOf(test), 'same')
  for (const test of after) {
    const kind = kindOf(test)
    const known = kinds.get(idOf(test)) ?? 'same'
    if (KINDS.indexOf(kind) < KINDS.indexOf(known)) kinds.set(idOf(test), kind)
  }
  const idsOf = (kind: Kind) => [...kinds.keys()].filter((id) => kinds.get(id) === kind).toSorted()
  const lines = KINDS.filter((kind) => kind !== 'same').flatMap((kind) =>
    idsOf(kind).map((id) => `${kind}: ${id}`),
  )
  return {
    lines: [...lines, `${idsOf('same').length} stories look the same`],
    isBroken: idsOf('broken').length > 0,
  }
}

const idOf = (test: Run[number]) => test.meta.storyId

function kindOf({ status, failureMessages = [] }: Run[number]): Kind {
  if (status !== 'failed') return 'same'
  const message = failureMessages.join()
  if (message.includes('Screenshot does not match')) return 'changed'
  return message.includes('No existing reference screenshot') ? 'added' : 'broken'
}
