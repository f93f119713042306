import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import type { Browser } from 'playwright'
import { spread } from './stats.ts'

/**
 * Speeds of phones by Lighthouse's index of a CPU. Chrome DevTools calibrates its presets to 264 for a low-tier phone (Moto G
 * Power, 2022) and to 1,000 for a mid-tier one (Pixel 5); the targets were set for one in between.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
export const PHONES = { target: 660, lowTier: 264, midTier: 1000 }

/** A browser, and how many times slower its CPU has to be to simulate the phone. */
export type Phone = { browser: Browser; slowdown: number }

/**
 * Simulates the same phone on every machine.
 * @param index of the phone
 * @param machine its index, if it has just been measured
 */
export async function simulatePhone(browser: Browser, index: number, machine?: number): Promise<Phone> {
  const slowdown = slowdownTo(index, machine ?? (await machineIndex(browser)))
  return { browser, slowdown }
}

/** No CPU can be sped up: on a machine slower than the phone, its own speed counts. */
export const slowdownTo = (phone: number, machine: number) => Math.max(1, machine / phone)

/**
 * Lighthouse's index of this machine: the median of nine runs, which take a second each. A core that is shared with another
 * machine runs half again as fast for a second or two, in about a quarter of all runs.
 */
export async function machineIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const indexes: number[] = []
  while (indexes.length < 9) indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  await page.close()
  return spread(indexes).median
}
