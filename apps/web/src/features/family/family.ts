import type { Concern, ContentNote } from '#model/schemas.ts'
import { parseFamily } from './parse-family.ts'
import { noteNames } from './words.ts'

export type Child = { /** May be empty. */ name: string; age: number }

/** How careful a family is, compared to what is usual at an age. */
export type Care = 'more' | 'usual' | 'less'

/** The possible answers, in the order of the form. */
export const careNames: Record<Care, string> = {
  more: 'More careful than most',
  usual: 'Typical for their age',
  less: 'Less careful than most',
}

/** A family. It is stored on this device, and nowhere else. */
export type Family = {
  version: 1
  children: Child[]
  care: Record<Concern, Care>
  /** What is close to home right now. */
  sensitivities: ContentNote[]
  /** True if the family also named something that the form no longer asks about. */
  outdated?: true
}

export const noFamily: Family = {
  version: 1,
  children: [],
  care: {
    violence: 'usual',
    frightening: 'usual',
    grief: 'usual',
    language: 'usual',
    sexuality: 'usual',
    substances: 'usual',
  },
  sensitivities: [],
}

export const OLDEST = 17
export const MAX_CHILDREN = 12
const LONGEST_NAME = 30

/** Parses what was stored; null if it is not a family. Unknown or broken parts become the defaults. */
export function readFamily(stored: string | null): Family | null {
  const value = parseFamily(stored)
  if (!value) return null
  const children = listOf(value.children).flatMap((child) => readChild(child) ?? [])
  const care = recordOf(value.care)
  const chosen = listOf(value.sensitivities)
  const sensitivities = chosen.filter(isContentNote)
  return {
    version: 1,
    children: children.slice(0, MAX_CHILDREN),
    care: mapCare((concern) => {
      const answer = care[concern]
      return answer === 'more' || answer === 'less' ? answer : 'usual'
    }),
    sensitivities,
    ...(sensitivities.length < chosen.length && { outdated: true }),
  }
}

const isContentNote = (kind: unknown): kind is ContentNote =>
  typeof kind === 'string' && Object.hasOwn(noteNames, kind)

export function mapCare(careOf: (concern: Concern) => Care): Family['care'] {
  const entries = Object.keys(noFamily.care).map((key) => [key, careOf(key as Concern)])
  return Object.fromEntries(entries) as Family['care']
}

function readChild(value: unknown): Child | undefined {
  const { name, age } = recordOf(value)
  if (typeof age !== 'number' || !Number.isInteger(age) || age < 0 || age > OLDEST) return undefined
  return { name: typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : '', age }
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
