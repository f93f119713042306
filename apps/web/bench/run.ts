import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@two-pastors/tooling/find-browser'
import { buildSite, root, runMain, since } from '@two-pastors/tooling/run'
import { type Browser, chromium } from 'playwright'
import { freePort } from '../e2e/support/free-port.ts'
import { paths as everyPath } from '../e2e/support/pages.ts'
import { startStack } from '../e2e/support/stack.ts'
import { parseArgs, usage } from './args.ts'
import { interactions as inputs, interact } from './interactions.ts'
import { type Audit, audit } from './lighthouse.ts'
import { addPeers, peers } from './peers.ts'
import { machineIndex, PHONES, simulatePhone } from './phone.ts'
import {
  type InteractionResult,
  interactionTable,
  type PageResult,
  type PeerResult,
  pagePasses,
  type Result,
  type Rounds,
  report,
  type TapResult,
  tapTable,
} from './report.ts'
import { serveHttp2 } from './server.ts'
import { addBarePage, tapCases, tapOnBarePage, tapOnPage } from './tap.ts'
import { type Visit, visit } from './throttled.ts'
import { addTwins, twinOf } from './twin.ts'

/** `pnpm bench`: measures a first visit to each page, beside the same page without scripts. */
const RESULT = 'apps/web/bench/result.json'

/** The address of no page (e2e/support/pages.ts). */
const NOT_FOUND = '/no-such-page'
/** For every page but the home page, which has as many rounds as were asked for. */
const ROUNDS_OF_PAGES = 3

type Site = { browser: Browser; port: number; url: string }

await runMain(main)

async function main(): Promise<number> {
  const began = performance.now()
  const args = parseArgs(process.argv.slice(2))
  if (args.help) {
    console.log(usage)
    return 0
  }
  await buildSite()

  const folder = await mkdtemp(join(tmpdir(), 'two-pastors-bench-'))
  await addTwins(`${root}apps/web/dist`, `${folder}/site`)
  await addBarePage(`${folder}/site`)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  })
  // A phone has its cores to itself. Here the servers and Lighthouse share them with the browser, so they have to wait
  // for it.
  setPriority(constants.priority.PRIORITY_LOW)
  const stack = await startStack({
    PORT: String(await freePort()),
    DATA_DIR: `${folder}/data`,
    SITE_DIR: `${folder}/site`,
  })
  await addPeers(`${folder}/site`, stack.url)
  const server = await serveHttp2(stack.url)
  try {
    const site = { browser, port, url: server.url }
    if (args.interactions) {
      console.log(`\n${interactionTable(await measureInteractions(site, args.rounds))}\n`)
      return 0
    }
    const taps = await measureTaps(site, args.rounds)
    console.log(`\n${tapTable(taps)}\n`)
    if (args.taps) return 0
    const interactions = await measureInteractions(site, args.rounds)
    const others = args.paths.length > 0 ? args.paths : everyPath
    const measuredPeers = await measurePeers(site, args.rounds)
    const pages: PageResult[] = []
    // After each page, so that a run that is stopped keeps its measurements.
    const save = async () => {
      const result: Result = {
        date: new Date().toISOString(),
        browser: browser.version(),
        taps,
        interactions,
        peers: measuredPeers,
        pages,
      }
      await writeFile(root + RESULT, `${JSON.stringify(result, null, 2)}\n`)
      return result
    }
    const failed: string[] = []
    for (const path of ['/', ...others.filter((other) => other !== '/')]) {
      try {
        pages.push(await measurePage(site, path, path === '/' ? args.rounds : ROUNDS_OF_PAGES))
        await save()
        console.log(`${path} ${since(began)}`)
      } catch (error) {
        // Keep what has been measured so far.
        failed.push(path)
        console.error(error)
      }
    }
    // The machine may have been busy, so measure again after all other pages; the second result replaces the first.
    for (const [index, page] of pages.entries()) {
      if (page.path === '/' || pagePasses(page)) continue
      try {
        pages[index] = await measurePage(site, page.path, ROUNDS_OF_PAGES)
        await save()
        console.log(`${page.path} again ${since(began)}`)
      } catch (error) {
        // The first measurement counts.
        console.error(error)
      }
    }
    const tables = report(await save())
    console.log(`\n${tables}\n`)
    if (args.write) await writeTables(tables)
    if (failed.length > 0) throw new Error(`Not measured: ${failed.join(' ')}`)
    console.log(`${since(began)}; every figure is in ${RESULT}`)
  } finally {
    await browser.close()
    server.close()
    await stack.stop()
    await rm(folder, { recursive: true })
  }
  return 0
}

async function measureTaps({ browser, url }: Site, count: number): Promise<TapResult[]> {
  const phone = await simulatePhone(browser, PHONES.target)
  const results: TapResult[] = tapCases.map(({ name, gate }) => ({ name, gate, page: [], twin: [] }))
  for (let round = 0; round < count; round++) {
    for (const [index, tapCase] of tapCases.entries()) {
      console.log(`tap, ${tapCase.name}, round ${round + 1} of ${count}`)
      results[index]?.page.push(await tapOnPage(phone, url, tapCase))
      results[index]?.twin.push(await tapOnBarePage(phone, url, tapCase))
    }
  }
  return results
}

async function measureInteractions({ browser, url }: Site, count: number): Promise<InteractionResult[]> {
  const results: InteractionResult[] = []
  for (const input of inputs) {
    const phone = await simulatePhone(browser, PHONES.lowTier)
    const result: InteractionResult = { name: input.name, path: input.path, fresh: [], idle: [], twin: [] }
    console.log(`input, ${input.name}, ${count} rounds`)
    for (let round = 0; round < count; round++)
      for (const when of ['fresh', 'idle', 'twin'] as const) {
        if (when === 'twin' && input.needsScripts) continue
        const path = when === 'twin' ? twinOf(input.path) : input.path
        result[when].push(await interact(phone, url, { ...input, path }, when === 'fresh'))
      }
    results.push(result)
  }
  return results
}

/** The home page and pages like it, on the low-tier phone. */
async function measurePeers({ browser, port, url }: Site, rounds: number): Promise<PeerResult[]> {
  const { slowdown } = await simulatePhone(browser, PHONES.lowTier)
  const results: PeerResult[] = [{ name: 'The home page', path: '/' }, ...peers].map(({ name, path }) => ({
    name,
    path,
    audits: [],
  }))
  for (let round = 0; round < rounds; round++)
    for (const { path, audits } of round % 2 === 0 ? results : results.toReversed())
      audits.push(await audit(url + path, { port, slowdown, categories: ['performance'] }))
  return results
}

async function measurePage({ browser, port, url }: Site, path: string, rounds: number): Promise<PageResult> {
  // The not-found page is hidden from search engines, which Lighthouse counts against it.
  const seo = path === NOT_FOUND ? [] : ['seo']
  const categories = ['performance', 'accessibility', 'best-practices', ...seo]
  // The browser logs every 404 to its console.
  const skipAudits = path === NOT_FOUND ? ['errors-in-console'] : []
  const machine = await machineIndex(browser)
  const audited = async (index: number) => {
    const { slowdown } = await simulatePhone(browser, index, machine)
    return interleave(rounds, path, (address) =>
      audit(url + address, { port, slowdown, categories, skipAudits }),
    )
  }
  const lowTier = await audited(PHONES.lowTier)
  const midTier = path === '/' ? await audited(PHONES.midTier) : { page: [], twin: [] }
  const phone = await simulatePhone(browser, PHONES.target, machine)
  const throttled = await interleave(rounds, path, (address) => visit(phone, url + address))
  return { path, lowTier, midTier, throttled }
}

/** Measures a page and its twin; which comes first alternates from round to round. */
async function interleave<T extends Visit | Audit>(
  count: number,
  path: string,
  measure: (path: string) => Promise<T>,
): Promise<Rounds<T>> {
  const rounds: Rounds<T> = { page: [], twin: [] }
  const sides = [['page', path] as const, ['twin', twinOf(path === NOT_FOUND ? '/404' : path)] as const]
  for (let round = 0; round < count; round++) {
    for (const [side, address] of round % 2 === 0 ? sides : sides.toReversed()) {
      rounds[side].push(await measure(address))
    }
  }
  return rounds
}

/** Puts the tables between their markers in the documentation. */
async function writeTables(tables: string): Promise<void> {
  const file = `${root}docs/performance.md`
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(
      /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/,
      (_, before, after) => `${before}\n${tables}\n\n${after}`,
    ),
  )
}
