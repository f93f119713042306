import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { test } from '@playwright/test'
import { buildEditor } from '../build/build-editor.ts'
import { EDITOR_BUILD, NO_ORIGIN } from './support/editor-build.ts'
import { REPOSITORY } from './support/github/stand-in.ts'

test('the editor is built', async () => {
  test.setTimeout(180_000)
  await rm(EDITOR_BUILD, { recursive: true, force: true })
  Object.assign(process.env, { VITE_CMS_REPOSITORY: REPOSITORY, VITE_SITE_URL: NO_ORIGIN })
  await buildEditor({ root: `${resolve(import.meta.dirname, '..')}/`, client: EDITOR_BUILD })
})
