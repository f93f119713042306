import { resolve } from 'node:path'

/** The folder of the app, whose src/content and public the files name. Tests make up small ones. */
export const folder = { web: resolve(import.meta.dirname, '../../..') }
