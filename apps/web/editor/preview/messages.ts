import type { Mistake } from '../../build/content/read-content.ts'
import type { Json } from '../text/json.ts'

// What the editor and the page of its preview tell each other, by postMessage within the site's origin.

/** An entry as it stands in the form. A new one has a folder only. */
export type Draft = {
  type: 'draft'
  /** From `content/` on. */
  path: string
  folder: string
  value: Json
  /** Pictures that are not on the site yet, by their path under content/images. */
  uploads: Record<string, Blob>
}

/** `ready` asks for a draft; `seen` says what the draft still lacks. */
export type Answer = { type: 'ready' } | { type: 'seen'; path: string; mistakes: Mistake[] }
