import type { Concern, ContentNote, Guide, Virtue } from '#model/schemas.ts'

/** The scales as the page names them, in order. */
export const concernNames: Record<Concern, string> = {
  violence: 'Violence',
  frightening: 'Frightening scenes',
  grief: 'Grief and loss',
  language: 'Language',
  sexuality: 'Sexuality',
  substances: 'Substances',
}

export const virtueNames: Record<Virtue, string> = {
  faith: 'Faith',
  courage: 'Courage',
  kindness: 'Kindness',
  forgiveness: 'Forgiveness',
  hope: 'Hope',
}

export const concerns = Object.keys(concernNames) as Concern[]
export const virtues = Object.keys(virtueNames) as Virtue[]

/** "grief and loss, and language": with a comma, because names have an “and” of their own. */
export const listConcerns = (kinds: Concern[]) =>
  kinds.map((concern) => concernNames[concern].toLowerCase()).join(', and ')

/** Content notes, and how a family says that one is close to home. */
export const noteNames: Record<ContentNote, { name: string; asked: string }> = {
  abuse: { name: 'Abuse', asked: 'One of us has been hurt by another person' },
  suicide: { name: 'Suicide', asked: 'Suicide has touched our family' },
  exploitation: { name: 'Child exploitation', asked: 'Child exploitation hits close to home' },
  'parent-death': { name: 'Death of a parent', asked: 'A parent has died or is dying' },
  'grandparent-death': {
    name: 'Death of a beloved older person',
    asked: 'We lost a grandparent this year',
  },
  'child-death': { name: 'Death of a child', asked: 'We have lost a child or a baby' },
  'animal-death': { name: 'Death of an animal', asked: 'We lost a pet this year' },
  illness: { name: 'Serious illness or injury', asked: 'One of us is seriously ill' },
  'family-breakup': { name: 'Family breakup', asked: 'Our family is going through a separation' },
  addiction: { name: 'Addiction', asked: 'Someone close to us struggles with addiction' },
  war: { name: 'War', asked: 'War is part of our story, or one of us is serving' },
}

/** A scene as part of a sentence: "two frightening scenes". */
export const sceneNames: Record<Concern, [one: string, many: string]> = {
  violence: ['violent scene', 'violent scenes'],
  frightening: ['frightening scene', 'frightening scenes'],
  grief: ['scene of grief', 'scenes of grief'],
  language: ['scene with strong words', 'scenes with strong words'],
  sexuality: ['sexual scene', 'sexual scenes'],
  substances: ['scene with drink, tobacco or drugs', 'scenes with drink, tobacco or drugs'],
}

/** The note with the guide of a film that nobody had seen when it was rated. Its words change on the day the film opens. */
export function basisNote({ basis, opens = Infinity }: Guide, now: number): string {
  if (basis !== 'announced') return ''
  return now < opens
    ? 'We haven’t seen it yet; this is based on its trailer and the story.'
    : 'We rated it before it came out, from its trailer and the story.'
}

const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  )

/** 2 becomes "two". */
export const inWords = (count: number) => NUMBERS[count] ?? String(count)

/** Verdicts, for headings. */
export const verdictNames = { good: 'Good for Your Family', talk: 'Talk First', wait: 'Not Yet' }
