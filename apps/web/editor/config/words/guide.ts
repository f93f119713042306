import type { Words } from '../words-for.ts'

/** The family guide of a film or in a review. */
export const guide: Words = {
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
export const verdict: Words = {
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
