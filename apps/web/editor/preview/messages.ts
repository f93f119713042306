import type { Mistake } from '../../build/content/read-content.ts'
import type { Json } from '../text/json.ts'

// The messages between the editor and its preview page, by postMessage within the site's origin.

/** An entry as it is in the form. A new one only has a folder. */
export type Draft = {
  type: 'draft'
  /** From `content/` on. */
  path: string
  folder: string
  value: Json
  /** Pictures that are not on the site yet, by their path under content/images. */
  uploads: Record<string, Blob>
}

/** `ready` asks for a draft; `seen` says what the draft is still missing. */
export type Answer = { type: 'ready' } | { type: 'seen'; path: string; mistakes: Mistake[] }
