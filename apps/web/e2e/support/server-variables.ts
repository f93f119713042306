import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { variables } from '@two-pastors/backend/variables'

const functions = fileURLToPath(new URL('../../../backend/supabase/functions', import.meta.url))

/**
 * Every variable that the backend reads from its environment, on the local machine and where its functions are deployed,
 * out of its own code. `HOST` and `PORT` are left out: others use these words too.
 */
export const serverVariables = [
  ...new Set([
    ...variables,
    ...globSync('**/*.ts', { cwd: functions }).flatMap((file) =>
      [...readFileSync(`${functions}/${file}`, 'utf8').matchAll(/\benv\.get\(\s*'(\w+)'/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  ]),
].filter((name) => name.includes('_'))
