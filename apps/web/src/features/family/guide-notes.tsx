import type { Guide } from '#model/schemas.ts'
import { sceneText } from './scene-text.ts'
import { noteNames } from './words.ts'

/** What hurts some people, by name. Renders nothing if there is nothing of the kind. */
export function GuideNotes({ notes }: Pick<Guide, 'notes'>) {
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
