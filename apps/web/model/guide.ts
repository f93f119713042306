import * as v from 'valibot'
import { list, text } from './fields.ts'
import type { Words } from './words.ts'

const sentence = v.pipe(text, v.maxLength(200, 'must be one sentence of at most 200 characters'))
const integer = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`
  return v.pipe(v.number(), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}

/** What each level means is in content/family-guide.yaml. */
const level = integer(0, 5)

/** When it happens: minutes from the start of the film, or the number of an episode. */
const moment = {
  at: v.optional(integer(0, 300)),
  episode: v.optional(integer(1, 100)),
}
const concern = v.strictObject({
  level,
  note: sentence,
  /** The scenes that a parent would want to know about, in order. */
  scenes: v.optional(list(v.strictObject({ what: sentence, ...moment }))),
})
const virtue = v.strictObject({ level, note: sentence })

/** What hurts some people, whatever its level. */
const contentNotes = [
  'abuse',
  'suicide',
  'exploitation',
  'parent-death',
  'grandparent-death',
  'child-death',
  'animal-death',
  'illness',
  'family-breakup',
  'addiction',
  'war',
] as const

/** What a family may want to know about a film before they see it. */
export const guide = v.strictObject({
  /** The age from which we suggest it. */
  age: integer(0, 18),
  /** Why not earlier, or why for everyone. */
  why: sentence,
  concerns: v.strictObject({
    violence: concern,
    frightening: concern,
    grief: concern,
    language: concern,
    sexuality: concern,
    substances: concern,
  }),
  virtues: v.strictObject({
    faith: virtue,
    courage: virtue,
    kindness: virtue,
    forgiveness: virtue,
    hope: virtue,
  }),
  notes: list(
    v.strictObject({
      kind: v.picklist(contentNotes),
      note: sentence,
      /** The story turns on it; nobody can skip it. */
      central: v.optional(v.boolean(), false),
      ...moment,
    }),
  ),
})

/** The guide of one of our films, which may be announced and not out yet. */
export const filmGuide = v.strictObject({
  ...guide.entries,
  /** `announced` while only the trailer and the story are known, `film` once somebody has seen it. */
  basis: v.optional(v.picklist(['announced', 'film']), 'film'),
})

const fit = v.strictObject({ fit: v.picklist(['yes', 'careful', 'no']), note: sentence })

/** Where reviewers agree and disagree, and who it is for. A single reviewer says only the last. */
export const pastors = v.strictObject({
  agree: v.optional(text),
  differ: v.optional(text),
  for: v.strictObject({
    'young-children': fit,
    teens: fit,
    date: fit,
    skeptic: fit,
    grieving: fit,
  }),
})

const questions = v.pipe(list(sentence), v.length(3, 'must be three questions'))

/** What to talk about afterwards. Questions for ages below the guide’s are not shown. */
export const talk = v.strictObject({
  questions: v.strictObject({ young: questions, children: questions, teens: questions }),
  /** From the World English Bible, which is in the public domain. */
  verse: v.strictObject({ text, reference: text }),
  activity: v.pipe(text, v.maxLength(400, 'must be at most 400 characters')),
})

const meaning = v.strictObject({ meaning: text, example: text })
const meanings = v.pipe(list(meaning), v.length(6, 'must be six levels, 0 to 5'))

/** What the levels mean, for every film. */
export const familyGuide = v.strictObject({
  concerns: v.strictObject({
    violence: meanings,
    frightening: meanings,
    grief: meanings,
    language: meanings,
    sexuality: meanings,
    substances: meanings,
  }),
  /** The same for all five. */
  virtues: meanings,
  /** What each of the five is. */
  virtue: v.strictObject({ faith: text, courage: text, kindness: text, forgiveness: text, hope: text }),
  license: v.strictObject({ name: text, url: text, attribution: text }),
})

type FilmGuide = v.InferOutput<typeof filmGuide>
/** Without a `basis`, somebody has seen the film; otherwise it `opens` at that moment, if known, in ms since 1970. */
export type Guide = v.InferOutput<typeof guide> & Partial<Pick<FilmGuide, 'basis'> & { opens: number }>
export type Concern = keyof Guide['concerns']
export type Virtue = keyof Guide['virtues']
export type ContentNote = Guide['notes'][number]['kind']
export type Scene = NonNullable<Guide['concerns'][Concern]['scenes']>[number]
export type Pastors = v.InferOutput<typeof pastors>
export type Audience = keyof Pastors['for']
export type Talk = v.InferOutput<typeof talk>
export type AgeGroup = keyof Talk['questions']

/** A guide without its texts, for lists. */
export type Levels = {
  age: number
  concerns: Record<Concern, { level: number }>
  virtues: Record<Virtue, { level: number }>
}

/** The family guide of a film or in a review. */
export const guideWords: Words = {
  age: ['Age', 'The age from which we suggest it, 0 to 18.'],
  why: ['Why', 'Why not earlier, or why for everyone: one sentence.'],
  scenes: ['Scenes', 'Scenes that parents would want to know about, in order.'],
  'scenes.one': 'scene',
  what: ['What happens', 'One sentence.'],
  at: ['Minute', 'Minutes from the start of the film.'],
  episode: ['Episode', 'For a series: the number of the episode.'],
  virtues: 'Strengths',
  notes: ['Content notes', 'Topics that may be painful for some viewers, at any level.'],
  'notes.one': 'note',
  'notes.kind': 'Kind',
  central: ['Central', 'The story depends on it, so it cannot be skipped.'],
}

/** The pastors' verdict and the talk, in a review. */
export const verdictWords: Words = {
  pastors: 'The pastors’ verdict',
  agree: 'Where they agree',
  differ: 'Where they differ',
  for: 'For whom',
  'young-children': 'Young children',
  'for.teens': 'Teens',
  date: 'A date',
  skeptic: 'A skeptic',
  grieving: 'Someone who is grieving',
  fit: 'Suitable',
  'fit=careful': 'With care',
  talk: 'Discussion afterward',
  questions: ['Questions', 'Three for each age.'],
  young: 'Questions up to age 6',
  'young.one': 'question',
  children: 'Questions for ages 7 to 12',
  'children.one': 'question',
  'questions.teens': 'Questions for teens',
  'teens.one': 'question',
  'talk.verse': ['Bible verse', 'From the World English Bible.'],
  activity: ['Something to do', 'At most 400 characters.'],
}

export const familyGuideWords: Words = {
  concerns: 'What each level means, concern by concern',
  virtues: 'Levels of the strengths',
  'concerns.violence': 'Levels of violence',
  'concerns.frightening': 'Levels of frightening scenes',
  'concerns.grief': 'Levels of grief',
  'concerns.language': 'Levels of language',
  'concerns.sexuality': 'Levels of sexuality',
  'concerns.substances': 'Levels of alcohol and drugs',
  'virtues.one': 'level',
  'violence.one': 'level',
  'frightening.one': 'level',
  'grief.one': 'level',
  'language.one': 'level',
  'sexuality.one': 'level',
  'substances.one': 'level',
  meaning: 'Meaning',
  example: ['Example', 'A scene that most people know.'],
  virtue: 'What each strength means',
  license: 'License of the guide',
  'license.url': ['Address of the license', 'The whole address.'],
  attribution: 'Attribution',
}
