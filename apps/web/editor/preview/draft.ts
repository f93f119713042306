import { viewOf } from '../../model/views.ts'

/** Replaces the built value in content modules: a file by its path from `content/` on, and its value. */
let draft: { file: string; value: unknown } | undefined

export function setDraft(file: string, value: unknown): void {
  draft = { file, value }
}

/** `undefined` if there is no draft. Content modules (build/build-preview.ts) call this when they are first imported. */
export function draftOf(file: string, view: string | undefined): unknown {
  return draft?.file === file ? viewOf(file, view)(draft.value as never) : undefined
}
