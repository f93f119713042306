import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeNewSite } from './new-site.ts'

test.each([
  ['', 'write to {email}, and we'],
  ['(212) 555-2368', 'write to {email} or call {phone}, and we'],
])('with the phone “%s” people are asked to %s', async (phone, words) => {
  const folder = await mkdtemp(join(tmpdir(), 'new-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const answers = { name: 'Harbor Light Films', email: 'hello@harborlight.example', accent: '#7fd1ff' }
  await writeNewSite(folder, { ...answers, phone, feeds: [], blog: false, film: 'The Long Way Home' })
  expect(await readFile(join(folder, 'plan.yaml'), 'utf8')).toContain(words)
})
