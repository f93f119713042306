import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { variables } from '@two-pastors/backend/variables'

const functions = fileURLToPath(new URL('../../../backend/supabase/functions', import.meta.url))

/**
 * Every environment variable that the backend reads, locally and when deployed, extracted from its code. Excludes `HOST`
 * and `PORT`, which other code mentions too.
 */
export const serverVariables = [
  ...new Set([
    ...variables,
    ...globSync('**/*.ts', { cwd: functions }).flatMap((file) =>
      [
        ...readFileSync(`${functions}/${file}`, 'utf8').matchAll(
          /\b(?:env\.get\(|setting\(\s*env,)\s*'(\w+)'/g,
        ),
      ].map(([, name]) => name ?? ''),
    ),
  ]),
].filter((name) => name.includes('_'))
