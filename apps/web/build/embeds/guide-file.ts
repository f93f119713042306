import { mkdir, writeFile } from 'node:fs/promises'
import type { FamilyGuide, Review, Site } from '../../src/content/schemas/schemas.ts'
import type { EmbeddedGuide } from '../../src/embed/elements/tp-family-guide.ts'
import { sceneText } from '../../src/features/family/scene-text.ts'
import { concernNames, concerns, noteNames, virtueNames, virtues } from '../../src/features/family/words.ts'

type Facts = { site: Pick<Site, 'name'>; familyGuide: Pick<FamilyGuide, 'license'> }

/** Writes the family guide of each review for `<tp-family-guide>`, in the words of the review's page. */
export async function writeGuides(
  client: string,
  { reviews, ...facts }: Facts & { reviews: Review[] },
): Promise<void> {
  await mkdir(`${client}/embed/guide`, { recursive: true })
  for (const review of reviews) {
    await writeFile(`${client}/embed/guide/${review.id}.json`, JSON.stringify(guideFile(review, facts)))
  }
}

export function guideFile(
  { id, title, rating, reviewed, guide: { age, why, ...guide } }: Review,
  { site, familyGuide: { license } }: Facts,
): EmbeddedGuide {
  return {
    title: reviewed?.title ?? title,
    path: `/reviews/${id}`,
    by: site.name,
    stars: rating,
    age,
    why,
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
