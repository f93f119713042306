import type { Collection } from './collections.ts'
import type { Form } from './field.ts'

type Collections = Pick<Collection, 'folder' | 'files' | 'fields'>[]

/** Finds the form of a file, given by its path in the repository. */
export function formsByFile(all: Collections): (file: string) => Form | undefined {
  return (path) => {
    for (const { folder, files = [], fields } of all) {
      const file = files.find((candidate) => candidate.file === path)
      if (file) return file
      if (fields && folder !== undefined && path.slice(0, path.lastIndexOf('/')) === folder) return { fields }
    }
    return undefined
  }
}
