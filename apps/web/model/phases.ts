/** The phases of a film's or series' release, in order. */
export const PHASES = ['coming-soon', 'announced', 'tickets', 'theaters', 'home'] as const

export type Phase = (typeof PHASES)[number]

/** A value for each phase; a phase without one keeps that of the phase before it. */
export type ByPhase<Value> = { announced: Value } & { [Name in Phase]?: Value | undefined }

/** The value that applies in a phase. */
export function inPhase<Value>(values: ByPhase<Value>, phase: Phase): Value {
  const reached = PHASES.slice(0, PHASES.indexOf(phase) + 1)
  const name = reached.findLast((one) => values[one] !== undefined)
  return (name && values[name]) ?? values.announced
}
