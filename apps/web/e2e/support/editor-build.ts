import { resolve } from 'node:path'

const web = resolve(import.meta.dirname, '../..')

/** Where e2e/build-editor.setup.ts puts the editor of a production build, once for all workers. */
export const EDITOR_BUILD = `${web}/test-results/editor-build`

/** Stands in the build where each worker's origin belongs. */
export const NO_ORIGIN = 'http://origin-of-a-worker.example'
