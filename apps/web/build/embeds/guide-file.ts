import { mkdir, writeFile } from 'node:fs/promises'
import type { FamilyGuide, Film, Guide, Review, Site } from '../../model/schemas.ts'
import type { EmbeddedGuide } from '../../src/embed/elements/tp-family-guide.ts'
import { sceneText } from '../../src/features/family/scene-text.ts'
import {
  basisNote,
  concernNames,
  concerns,
  noteNames,
  virtueNames,
  virtues,
} from '../../src/features/family/words.ts'

type Facts = { site: Pick<Site, 'name'>; familyGuide: Pick<FamilyGuide, 'license'> }
type Guided = { reviews: Review[]; films: Film[]; guides: ReadonlyMap<string, Guide> }

/** Writes the family guide of each review and of each film with a page for `<tp-family-guide>`, in that page's words. */
export async function writeGuides(client: string, facts: Facts & Guided): Promise<void> {
  await mkdir(`${client}/embed/guide`, { recursive: true })
  for (const file of [...facts.reviews.map((review) => ofReview(review, facts)), ...ofFilms(facts)]) {
    const name = file.path.replace(/^.*\//, '')
    await writeFile(`${client}/embed/guide/${name}.json`, JSON.stringify(file))
  }
}

export const ofReview = ({ id, title, rating, reviewed, guide }: Review, facts: Facts): EmbeddedGuide => ({
  ...guideFile(guide, facts),
  title: reviewed?.title ?? title,
  path: `/reviews/${id}`,
  stars: rating,
})

export const ofFilms = ({ films, guides, ...facts }: Facts & Omit<Guided, 'reviews'>): EmbeddedGuide[] =>
  films.flatMap(({ id, title, address }) => {
    const guide = guides.get(id)
    return guide ? { ...guideFile(guide, facts), title, path: address } : []
  })

function guideFile(guide: Guide, { site, familyGuide: { license } }: Facts) {
  return {
    by: site.name,
    age: guide.age,
    // It is built again on the day a film opens.
    why: `${guide.why} ${basisNote(guide, Date.now())}`.trim(),
    concerns: concerns.map((key) => {
      const { level, note, scenes = [] } = guide.concerns[key]
      return { label: concernNames[key], level, note, scenes: scenes.map(sceneText) }
    }),
    virtues: virtues.map((key) => ({ label: virtueNames[key], scenes: [], ...guide.virtues[key] })),
    notes: guide.notes.map(({ kind, note, at, episode }) => ({
      label: noteNames[kind].name,
      note: sceneText({ what: note, at, episode }),
    })),
    license,
  }
}
