// The command of the staff: `pnpm --filter @two-pastors/backend sign-ups`.
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { lockFolder } from '../database/lock.ts'
import { openDatabase } from '../database/open-database.ts'
import { StartError } from '../start-error.ts'
import { exportSignUps } from './export.ts'
import { showQueue } from './queue.ts'
import { replay, replayable } from './replay.ts'

const HELP = `sign-ups export [file]     writes every sign-up into a CSV file (sign-ups.csv), for a spreadsheet
sign-ups queue             shows how far the sign-ups are on their way to the mail provider
sign-ups replay [state…]   sends again what is ${replayable.join(', ')} (all of them, or the states you name)

They use the database of SUPABASE_DB_URL, or the embedded one in DATA_DIR; stop the site for that.`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  const [command = 'help', ...rest] = positionals
  if (values.help || command === 'help') return console.log(HELP)
  const run = { export: exportSignUps, queue: showQueue, replay }[command]
  if (!run) throw new StartError(`There is no command "${command}":\n${HELP}`)

  const config = readConfig(process.env)
  const unlock = config.SUPABASE_DB_URL ? async () => {} : await lockFolder(config.DATA_DIR)
  const database = openDatabase(config)
  try {
    for (const line of await run(database, rest)) console.log(line)
  } finally {
    await database.close()
    await unlock()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
