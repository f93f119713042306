import { resolve } from 'node:path'
import { env } from 'node:process'

/** The ministry's folder: `content/` beside this one, unless CONTENT_DIR names another. Mutable, so that tests can point it elsewhere. */
export const folder = { content: resolve(env.CONTENT_DIR || `${import.meta.dirname}/../content`) }

/** A file of the content as messages and the editor name it: `content/films/a-film.yaml`. */
export const shownPath = (file: string) => `content/${file.slice(folder.content.length + 1)}`
