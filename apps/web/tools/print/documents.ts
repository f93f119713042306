import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import * as v from 'valibot'
import { folder } from '../../model/folder.ts'

const schema = v.object({
  title: v.string(),
  /** The id of the film that the pages are about. */
  film: v.string(),
  /** Names of files in content/print/styles, in the order of the cascade. */
  styles: v.array(v.string()),
})

/** A folder of content/print: `document.json`, the cover `cover.jpg` and the pages, in alphabetical order. */
export type PrintedDocument = v.InferOutput<typeof schema> & { name: string; directory: string }

/** @throws Error when a document.json has other fields than it should */
export const readDocuments = (): PrintedDocument[] =>
  globSync(`${folder.content}/print/*/document.json`)
    .sort()
    .map((file) => {
      const directory = dirname(file)
      const document = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
      return { ...document, name: basename(directory), directory }
    })
