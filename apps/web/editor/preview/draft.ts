import { cardOf, guideOf } from '../../src/content/schemas/reviews.ts'

/** What modules of the content hold in place of what was built: a file by its path under src, and its value. */
let draft: { file: string; value: unknown } | undefined

const views: Record<string, (review: never) => unknown> = { listing: cardOf, guide: guideOf }

export function setDraft(file: string, value: unknown): void {
  draft = { file, value }
}

/** For the modules of the content (build/build-preview.ts), which ask when they are first imported. */
export function draftOf(file: string, view: string): unknown {
  if (draft?.file !== file) return undefined
  return views[view]?.(draft.value as never) ?? draft.value
}
