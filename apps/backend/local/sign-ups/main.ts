// The command of the staff: `pnpm --filter @two-pastors/backend sign-ups`.
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { openStaffDatabase } from '../database/staff-database.ts'
import { StartError } from '../start-error.ts'
import { exportSignUps } from './export.ts'
import { forget, stop } from './forget.ts'
import { showQueue } from './queue.ts'
import { replay, replayable } from './replay.ts'

const HELP = `sign-ups export [file]    writes every sign-up and every phone into a CSV file (sign-ups.csv), for a spreadsheet
sign-ups queue            shows how far the sign-ups are on their way to the mail provider
sign-ups replay <what>    sends again what is ${replayable.join(', ')}; a spam or honeypot sign-up only if you name that
sign-ups stop <address>   ends mails and texts for an address, at the mail provider too
sign-ups forget <address> erases an address, at the mail provider too, and says the number of the proof

replay, stop and forget only say what they would do, until you add --yes. They use the database of SUPABASE_DB_URL, or the
embedded one in DATA_DIR; stop the site for that. None of them changes tables or other structure.`

const commands = { export: exportSignUps, queue: showQueue, replay, stop, forget }

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, yes: { type: 'boolean', default: false } },
  })
  const [command = 'help', ...args] = positionals
  if (values.help || command === 'help') return console.log(HELP)
  const run = Object.entries(commands).find(([name]) => name === command)?.[1]
  if (!run) throw new StartError(`There is no command "${command}":\n${HELP}`)

  const { database, where, close } = await openStaffDatabase(readConfig(process.env))
  console.log(where)
  let done = false
  try {
    for (const line of await run(database, args, values.yes)) console.log(line)
    done = true
  } finally {
    await close(done)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
