import { createRequire } from 'node:module'

/** Decap CMS as its authors have built it. */
export const cmsFolder = createRequire(import.meta.url)
  .resolve('decap-cms')
  .replace(/[^/\\]+$/, '')

/** Its script and what this loads; beside them are builds for other uses. */
export const isCmsFile = (name: string) => /^((\w+\.)?decap-cms\.js|\w+\.wasm)$/.test(name)
