// Prints the sign-ups of the embedded database: `pnpm --filter @two-pastors/backend sign-ups`.
import { places, readConfig } from './config.ts'
import { openLocalDatabase } from './database/local-database.ts'
import { lockFolder } from './database/lock.ts'
import { StartError } from './start-error.ts'

async function printSignUps(): Promise<void> {
  const { DATA_DIR } = readConfig(process.env)
  const unlock = await lockFolder(DATA_DIR)
  const database = openLocalDatabase(DATA_DIR, places.migrations)
  const rows = await database.query(
    `select email, phone_e164 as phone, email_notifications as "by email", sms_notifications as "by text", state,
      to_char(created_at, 'YYYY-MM-DD HH24:MI') as since from subscriptions order by id`,
  )
  console.table(rows)
  await database.close()
  await unlock()
}

printSignUps().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
