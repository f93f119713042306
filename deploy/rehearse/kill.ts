import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { connectTo } from '@two-pastors/backend/postgres'
import { tally } from '@two-pastors/backend/tally'
import { Trial } from '@two-pastors/backend/trial'
import type { prepareServer } from './functions.ts'

/** How often PostgreSQL is killed instead, and recovers. */
const databaseKillInterval = 5

/**
 * Sends sign-ups through nginx while the functions are killed again and again, and counts the outcomes.
 * @returns the exit code: 1 if an acknowledged one is lost or wrong, or anybody got two emails
 */
export async function killRun(
  site: string,
  server: Awaited<ReturnType<typeof prepareServer>>,
  kills: number,
) {
  const { env, mailchimp, postgres } = server
  const trial = new Trial(mailchimp.standIn, postgres, {})
  trial.use(`${site.replace('localhost', '127.0.0.1')}/functions/v1/mailchimp-subscribe`, async () => {})
  const killAgain = async () => {
    for (let kill = 1; kill <= kills; kill++) {
      await sleep(200 + Math.random() * 1500)
      if (kill % databaseKillInterval === 0) {
        await postgres.stop('SIGKILL')
        await postgres.start()
      } else await promisify(execFile)('sh', ['-c', env.TWO_PASTORS_RESTART])
    }
  }
  await trial.sendDuring(killAgain(), 'kill')
  await server.stopServices()

  const database = connectTo(env.SUPABASE_DB_URL, 10)
  const { MAILCHIMP_API_KEY: apiKey, MAILCHIMP_LIST_ID: listId, MAILCHIMP_ORIGIN: origin } = mailchimp.env
  const counts = await tally(trial, database, { apiKey, listId, origin, fetch })
  await database.close()
  console.table({ kills, ...counts })
  return counts.lost + counts.wrong + counts.mailedTwice + counts.stored - counts.delivered === 0 ? 0 : 1
}
