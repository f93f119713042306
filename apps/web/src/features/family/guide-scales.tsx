import { ContentGuide, type GuideScale, LevelScale } from '@two-pastors/ui'
import type { Guide, Levels } from '#model/schemas.ts'
import { sceneText } from './scene-text.ts'
import { concernNames, concerns, noteNames, virtueNames, virtues } from './words.ts'

/** All scales of a film with their sentences and scenes, and its content notes. */
export function GuideScales({ guide }: { guide: Guide }) {
  return (
    <ContentGuide
      concernsHeading="What to Know"
      virtuesHeading="What Is Good"
      concerns={concerns.map((key): GuideScale => {
        const { level, note, scenes = [] } = guide.concerns[key]
        return { label: concernNames[key], level, note, scenes: scenes.map(sceneText) }
      })}
      virtues={virtues.map((key) => ({ label: virtueNames[key], ...guide.virtues[key] }))}
    >
      <GuideNotes notes={guide.notes} />
    </ContentGuide>
  )
}

/** Only the levels, in a small space. */
export function GuideLevels({ guide }: { guide: Levels }) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-4 sm:grid-cols-2 md:grid-cols-1">
      <Column
        heading="What to Know"
        scales={concerns.map((key) => [concernNames[key], guide.concerns[key].level])}
        tone="concern"
      />
      <Column
        heading="What Is Good"
        scales={virtues.map((key) => [virtueNames[key], guide.virtues[key].level])}
        tone="virtue"
      />
    </div>
  )
}

type ColumnProps = { heading: string; scales: [label: string, level: number][]; tone: 'concern' | 'virtue' }

function Column({ heading, scales, tone }: ColumnProps) {
  return (
    <div>
      <p className="font-tp-display text-lg font-semibold">{heading}</p>
      <dl className="@container mt-2 grid grid-cols-1 gap-1.5">
        {scales.map(([label, level]) => (
          <div
            key={label}
            className="grid items-center gap-x-2 wrap-anywhere @3xs:grid-cols-[minmax(0,1fr)_auto]"
          >
            <dt>{label}</dt>
            <dd>
              <LevelScale level={level} tone={tone} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A film's content notes, by name. Renders nothing if there are none. */
function GuideNotes({ notes }: Pick<Guide, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <div className="mt-8 border-t border-tp-line pt-6">
      <h3 className="font-tp-display text-lg leading-snug font-semibold">If It Hits Close to Home</h3>
      <dl className="mt-3 grid gap-3">
        {notes.map(({ kind, note, at, episode }) => (
          <div key={kind + note} className="break-inside-avoid">
            <dt className="font-semibold">{noteNames[kind].name}</dt>
            <dd className="leading-6 text-tp-muted">{sceneText({ what: note, at, episode })}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
