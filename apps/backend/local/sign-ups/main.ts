// The staff's command: `pnpm --filter @two-pastors/backend sign-ups`.
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { openStaffDatabase } from '../database/staff-database.ts'
import { StartError } from '../start-error.ts'
import { forget, replay, replayable, start, stop } from './changes.ts'
import { exportSignUps } from './export.ts'
import { importLeft } from './left.ts'
import { showQueue } from './queue.ts'
import { importReplies } from './replies.ts'

const HELP = `sign-ups export [file]    writes every sign-up and every phone into a CSV file (sign-ups.csv), for a spreadsheet
sign-ups queue            shows how many sign-ups are in which state, and why
sign-ups replay <what>    sends again what is ${replayable.join(', ')}; a spam or honeypot sign-up only if you name that
sign-ups stop <address or phone>
                          ends emails and texts for an address, or texts to a phone, at Mailchimp too
sign-ups start <phone>    lets texts to a phone begin again, because its owner asked for it
sign-ups replies <file>   takes STOP and START from a texting service's CSV file: phone, reply, at
sign-ups left <file>      takes who unsubscribed from Mailchimp's audience export, after a restore
sign-ups forget <address or phone>
                          erases it, at Mailchimp too, and prints the number of the proof

All but export and queue undo what they did, unless you add --yes. They use the database of SUPABASE_DB_URL, or the
embedded one in DATA_DIR; stop the site for that. None of them changes tables or other structure.`

const reads = { export: exportSignUps, queue: showQueue }
const changes = { replay, stop, start, replies: importReplies, left: importLeft, forget }

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, yes: { type: 'boolean', default: false } },
  })
  const [command = 'help', ...args] = positionals
  if (values.help || command === 'help') return console.log(HELP)
  const run = Object.entries({ ...reads, ...changes }).find(([name]) => name === command)?.[1]
  if (!run) throw new StartError(`There is no command "${command}":\n${HELP}`)

  const { database, where, close } = await openStaffDatabase(readConfig(process.env))
  console.log(where)
  const isTrial = command in changes && !values.yes
  if (isTrial) console.log('Dry run: everything is rolled back at the end. Add --yes to apply it.')
  let done = false
  try {
    for (const line of await run(database, args)) console.log(line)
    done = !isTrial
  } finally {
    await close(done)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
