import type { Page } from 'playwright'
import type { Channel } from 'storybook/internal/channels'
import {
  CONFIG_ERROR,
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'
import { settle } from './settle.ts'
import type { Theme } from './types.ts'

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined
}

/** A PNG of the whole page, and the error of the story, if any. */
export type Shot = { png: Buffer; error?: string }

const FAILURES = [
  STORY_THREW_EXCEPTION,
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
  CONFIG_ERROR,
]
const TIMEOUT = 30_000

/** Opens a story in one theme, waits for its play function, and takes a screenshot. */
export async function shoot(page: Page, origin: string, id: string, theme: Theme): Promise<Shot> {
  // axe runs elsewhere; here it would be slow and scroll.
  const globals = `theme:${theme};a11y.manual:!true`
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
  const error = await finish(page)
  await page.evaluate(settle)
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
  return error === undefined ? { png } : { png, error }
}

/** Waits until Storybook reports the end of the story. Resolves to its error, if any. */
async function finish(page: Page): Promise<string | undefined> {
  try {
    const end = await page.waitForFunction(outcome, [STORY_FINISHED, FAILURES] as const, { timeout: TIMEOUT })
    return (await end.jsonValue())?.error
  } catch {
    return `It was not finished after ${TIMEOUT / 1000} seconds`
  }
}

/** Runs in the page. */
function outcome([finished, failures]: readonly [string, string[]]): { error?: string } | undefined {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  for (const event of failures) {
    const failure = channel?.last(event)?.[0]
    if (failure) return { error: String(failure.message ?? failure.description ?? failure) }
  }
  const end = channel?.last(finished)?.[0]
  if (!end) return undefined
  return end.status === 'error' ? { error: 'An error went unhandled while it played' } : {}
}
