import { createRequire } from 'node:module'

/** Decap CMS as its authors built it. */
export const cmsFolder = createRequire(import.meta.url)
  .resolve('decap-cms')
  .replace(/[^/\\]+$/, '')

/** Its script and what that loads; the other builds next to them have other uses. */
export const isCmsFile = (name: string) => /^((\w+\.)?decap-cms\.js|\w+\.wasm)$/.test(name)
