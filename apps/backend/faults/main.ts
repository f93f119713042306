// `pnpm --filter @two-pastors/backend test:faults [word of a fault's name]`: what each fault costs.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../local/config.ts'
import { openDatabase } from '../local/database/local-database.ts'
import { serveMailchimp } from '../tests/helpers/mailchimp.ts'
import { makeMigrated } from '../tests/helpers/migrate-postgres.ts'
import { findPostgres, type PostgresServer, startPostgres } from '../tests/helpers/postgres-server.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import { tally } from './tally.ts'
import { Trial } from './trial.ts'

const [wanted = ''] = process.argv.slice(2)
const bin = findPostgres()
if (!bin) console.log('No PostgreSQL 15 or newer here ("apt-get install postgresql"): PGlite only')
const server = bin ? await startPostgres(bin, { durable: true }) : undefined

const table: Record<string, string | number>[] = []
let broken = 0
for (const scenario of scenarios.filter(({ name }) => name.includes(wanted))) {
  for (const database of ['PGlite', 'PostgreSQL'] as const) {
    if ((scenario.only ?? database) !== database || (database === 'PostgreSQL' && !server)) continue
    const began = performance.now()
    const counts = await run(scenario, database === 'PostgreSQL' && server ? server : undefined)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${scenario.name}, ${database}: ${JSON.stringify(counts)} in ${seconds} s`)
    table.push({ fault: scenario.name, database, ...counts })
    broken += counts.lost + counts.wrong + counts.mailedTwice + (counts.stored - counts.delivered)
  }
}
await server?.remove()
console.table(table)
console.log(
  broken === 0
    ? 'No acknowledged sign-up was lost'
    : `${broken} sign-ups were lost, wrong, stuck or mailed twice`,
)
process.exit(broken === 0 ? 0 : 1)

async function run(scenario: Scenario, postgres: PostgresServer | undefined) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'two-pastors-faults-'))
  const SUPABASE_DB_URL = postgres && (await makeMigrated(postgres, `faults_${Date.now()}`))
  const mailchimp = await serveMailchimp()
  const env = { ...mailchimp.env, DATA_DIR, ...(SUPABASE_DB_URL && { SUPABASE_DB_URL }) }
  const trial = new Trial(mailchimp.standIn, postgres, env)
  await scenario.run(trial)
  await trial.stop('SIGTERM')

  const database = openDatabase(readConfig(env))
  const { MAILCHIMP_API_KEY: apiKey, MAILCHIMP_LIST_ID: listId, MAILCHIMP_ORIGIN: origin } = mailchimp.env
  const counts = await tally(trial, database, { apiKey, listId, origin, fetch })
  await database.close()
  mailchimp.stop()
  await rm(DATA_DIR, { recursive: true })
  return counts
}
