import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dist } from '../e2e/support/dist.ts'
import { serverVariables } from './support/server-variables.ts'

test('no file of the site knows a variable of the server', () => {
  // Includes the two that only the functions read, and one of each kind.
  expect(serverVariables).toEqual(
    expect.arrayContaining(['SYNC_SECRET', 'TURNSTILE_SECRET_KEY', 'SUPABASE_DB_URL', 'MAILCHIMP_API_KEY']),
  )
  const files = globSync('**/*.*', { cwd: dist }).filter((file) => !/\.(?:br|gz)$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const name = new RegExp(`\\b(?:${serverVariables.join('|')})\\b`)
  const found = files.flatMap((file) => {
    const known = name.exec(readFileSync(`${dist}/${file}`, 'latin1'))?.[0]
    return known ? [`${file} knows ${known}`] : []
  })
  expect(found).toEqual([])
})
