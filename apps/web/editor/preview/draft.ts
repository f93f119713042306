import { viewOf } from '../../model/views.ts'

/** What modules of the content hold in place of what was built: a file by its path from `content/` on, and its value. */
let draft: { file: string; value: unknown } | undefined

export function setDraft(file: string, value: unknown): void {
  draft = { file, value }
}

/** `undefined` where there is no draft. For the modules of the content (build/build-preview.ts), which ask when they are first imported. */
export function draftOf(file: string, view: string | undefined): unknown {
  return draft?.file === file ? viewOf(file, view)(draft.value as never) : undefined
}
