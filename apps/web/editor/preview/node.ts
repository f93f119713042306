import { sizes } from 'virtual:site-files'
import site from '../../src/config/site.yaml?raw'

// What the content's schemas use of node:fs and node:path, in a browser, where the app's folder is the root. Whether files exist is the
// check's to say when the draft is saved.

export const existsSync = () => true
export const readFileSync = () => site
export const statSync = (path: string) => ({ size: sizes[path.replace(/^\/public/, '')] ?? 0 })

export const resolve = () => ''
export const relative = (from: string, to: string) => to.slice(from.length + 1)
export const basename = (path: string) => path.slice(path.lastIndexOf('/') + 1)
export const extname = (path: string) => /\.[^./]*$/.exec(path)?.[0] ?? ''
