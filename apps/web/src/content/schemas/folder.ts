import { resolve } from 'node:path'

/** The app's folder, which contains src/content and public. Mutable, so that tests can point it elsewhere. */
export const folder = { web: resolve(import.meta.dirname, '../../..') }
