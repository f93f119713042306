import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../local/mailchimp/problem.ts'
import type { Fault } from '../local/mailchimp/stand-in.ts'
import type { Trial } from './trial.ts'

export type Scenario = {
  name: string
  /** Where the fault can happen. Both databases unless stated. */
  only?: 'PostgreSQL' | 'PGlite'
  run: (trial: Trial) => Promise<void>
}

const COUNT = 200

const provider = (name: string, fault: Fault): Scenario => ({
  name: `provider ${name}`,
  run: async (trial) => {
    trial.mailchimp.fault = fault
    await trial.start()
    await trial.sendMany(COUNT, 'p')
  },
})

const reset = () => Promise.reject(new TypeError('reset'))

export const scenarios: Scenario[] = [
  provider('well', () => undefined),
  provider('down', reset),
  provider('slow (3 s)', ({ work }) => sleep(3000).then(work)),
  provider('hanging', () => new Promise(() => {})),
  provider('answers 429', () => problem(429, 'Too Many Requests', '')),
  provider('answers 500', () => problem(500, 'Internal Server Error', '')),
  provider('answers 403 without JSON', () => new Response('<h1>Forbidden</h1>', { status: 403 })),
  provider('answers 200 with half a JSON', ({ work }) =>
    work().then((answer) => new Response('{"id', answer)),
  ),
  provider('applies, answer lost', ({ work }) => work().then(reset)),
  provider('does not know our key', () => problem(401, 'API Key Invalid', '')),
  {
    name: 'our key is malformed',
    run: async (trial) => {
      await trial.start({ MAILCHIMP_API_KEY: 'secret' })
      await trial.sendMany(COUNT, 'm')
    },
  },
  { name: 'process killed at random moments', run: killAgain },
  {
    name: 'database stopped and started again',
    only: 'PostgreSQL',
    run: (trial) => restartDatabase(trial, 'SIGINT'),
  },
  {
    name: 'database killed, recovers',
    only: 'PostgreSQL',
    run: (trial) => restartDatabase(trial, 'SIGKILL'),
  },
  {
    name: 'double clicks, reordered changes',
    run: async (trial) => {
      await trial.start()
      const people = Array.from({ length: COUNT / 4 }, (_, index) => `d-${index}@example.com`)
      const phones = ['', '+12125552301', '+12125552302', '+12125552301']
      const clicks = people.flatMap((email) =>
        phones.map((phone) => ({ email, phone, order: Math.random() })),
      )
      clicks.sort((a, b) => a.order - b.order)
      await Promise.all(clicks.map(({ email, phone }) => trial.send(email, { phone })))
    },
  },
  {
    name: '200 at once of one address',
    run: async (trial) => {
      await trial.start()
      await Promise.all(Array.from({ length: 200 }, () => trial.send('one@example.com')))
    },
  },
  {
    name: 'visitors leave before the answer',
    run: async (trial) => {
      await trial.start()
      await trial.sendMany(COUNT, 'a', 16, { abortAfter: 8 })
    },
  },
  {
    name: 'storm from one network',
    run: async (trial) => {
      await trial.start({ SIGN_UP_NETWORK_LIMIT: '50' })
      const storm = trial.sendMany(5 * COUNT, 'bot', 32, { from: '127.0.0.66' })
      await trial.sendMany(20, 'person', 2, { from: '127.0.0.2' })
      await storm
    },
  },
  {
    name: 'full queue',
    run: async (trial) => {
      trial.mailchimp.fault = () => problem(429, 'Too Many Requests', '')
      await trial.start()
      await trial.sendMany(10 * COUNT, 'q', 32)
    },
  },
  {
    name: 'clock jumps by an hour, there and back',
    only: 'PGlite',
    run: async (trial) => {
      await trial.start({}, ['--import', new URL('jump-clock.mjs', import.meta.url).href])
      await trial.sendDuring(sleep(3000), 'c')
    },
  },
  {
    name: 'two sites and two syncs at once',
    only: 'PostgreSQL',
    run: async (trial) => {
      await trial.start()
      await trial.start()
      await trial.sendMany(2 * COUNT, 't')
    },
  },
]

/** The deployed functions in Deno are killed by `pnpm rehearse --kill`. */
async function killAgain(trial: Trial) {
  await trial.start()
  const kills = async () => {
    for (let kill = 0; kill < 5; kill++) {
      await sleep(100 + Math.random() * 500)
      await trial.stop('SIGKILL')
      await trial.start()
    }
  }
  await trial.sendDuring(kills(), 'k')
}

async function restartDatabase(trial: Trial, signal: NodeJS.Signals) {
  await trial.start()
  const restarts = async () => {
    for (let time = 0; time < 2; time++) {
      await sleep(300)
      await trial.server?.stop(signal)
      await sleep(200)
      await trial.server?.start()
      await sleep(300)
    }
  }
  await trial.sendDuring(restarts(), 'r')
}
