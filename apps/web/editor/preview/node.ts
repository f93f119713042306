import { sizes } from 'virtual:site-files'
import site from '#content/site.yaml?raw'

// The parts of node:fs, node:path and node:process that the content's schemas use, for browsers, where the content
// folder is the root. Whether files exist is checked when the draft is saved.

export const existsSync = () => true
export const readFileSync = () => site
export const statSync = (path: string) => ({ size: sizes[path.replace(/^\/public/, '')] ?? 0 })

export const env = {}
export const resolve = () => ''
export const basename = (path: string) => path.slice(path.lastIndexOf('/') + 1)
export const extname = (path: string) => /\.[^./]*$/.exec(path)?.[0] ?? ''
