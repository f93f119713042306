import { ask } from '@two-pastors/tooling/ask'
import type { Link } from './check-links.ts'
import { error, type Finding, warning } from './finding.ts'

const PATIENCE_MS = 15_000
const CONCURRENCY = 6

/** Some sites only answer browsers. */
const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'en',
}

type Outcome = Pick<Finding, 'level' | 'text'> | undefined

const NO_HOST: Outcome = { level: 'error', text: 'has a host that does not exist: correct it' }

/** Requests every external link once, a few at a time. A rejection is only a warning, because sites may block bots. */
export async function askLinks(links: Link[], patience = PATIENCE_MS): Promise<Finding[]> {
  const addresses = [...new Set(links.map(({ address }) => address))]
  const outcomes = new Map<string, Outcome>()
  const worker = async () => {
    for (let next = addresses.shift(); next !== undefined; next = addresses.shift()) {
      outcomes.set(next, await outcomeOf(next, patience))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  if (outcomes.size > 1 && [...outcomes.values()].every((outcome) => outcome === NO_HOST)) {
    const text = 'no host could be resolved: are you offline? Links to other sites were not checked'
    return [warning({ file: '--online', field: '' }, text)]
  }
  return links.flatMap((link) => {
    const outcome = outcomes.get(link.address)
    if (!outcome) return []
    const finding = outcome.level === 'error' ? error : warning
    return [finding(link, `${link.address} ${outcome.text}`)]
  })
}

async function outcomeOf(address: string, patience: number): Promise<Outcome> {
  const first = await tryOnce(address, patience)
  return first && tryOnce(address, patience)
}

async function tryOnce(address: string, patience: number): Promise<Outcome> {
  const answer = await ask(address, { headers: BROWSER, patience, withBody: false })
  if ('failure' in answer) {
    if (answer.kind === 'dns') return NO_HOST
    if (answer.kind === 'tls') {
      return { level: 'error', text: `has no valid certificate (${answer.failure}): browsers refuse it` }
    }
    return { level: 'warning', text: `could not be checked: ${answer.failure}; open it in a browser` }
  }
  if (answer.status === 404 || answer.status === 410) {
    return { level: 'error', text: `is gone (${answer.status}): correct it, or take it out` }
  }
  if (answer.status < 400) return undefined
  return { level: 'warning', text: `could not be checked: it answers ${answer.status}; open it in a browser` }
}
