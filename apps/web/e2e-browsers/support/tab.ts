import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'
import type { Site } from './site.ts'

/** A visitor's tab on the site. */
export type Tab = ReturnType<typeof openTab>

export function openTab(engine: Engine, site: Site) {
  const { run, press, type, resize, pdf } = engine

  /** Resolves when the page has hydrated, which React's internal keys on elements show. */
  async function untilAlive() {
    const alive = () => {
      const heading = document.querySelector('main h1')
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
    }
    await expect.poll(() => run(alive)).toBe(true)
  }

  /** Center of the first visible element that matches the selector (and has this name), once it has stopped moving. */
  async function placeOf(selector: string, name?: string) {
    let last = ''
    let place = { x: 0, y: 0 }
    await expect
      .poll(
        async () => {
          const found = await run(middleOf, selector, name ?? null)
          const rests = found !== null && JSON.stringify(found) === last
          last = JSON.stringify(found)
          if (found) place = found
          return rests
        },
        { message: `${selector} ${name ?? ''}` },
      )
      .toBe(true)
    return place
  }

  return {
    run,
    press,
    type,
    resize,
    pdf,
    untilAlive,
    /** Opens a page and waits for hydration, without any input. */
    open: async (path: string) => {
      await engine.goto(site.url + path)
      await untilAlive()
    },
    /** Opens a URL that may fail, or that the service worker may answer. */
    visit: (path: string) => engine.goto(site.url + path).catch(() => {}),
    /** Clicks the first visible element that matches the selector (and has this name). */
    click: async (selector: string, name?: string) => {
      const { x, y } = await placeOf(selector, name)
      await engine.click(x, y)
    },
    back: () => run(() => history.back()),
    path: () => run(() => location.pathname + location.search),
    /** Text content of the first match. */
    text: (selector: string) => run((css) => document.querySelector(css)?.textContent ?? null, selector),
    count: (selector: string) =>
      run(
        (css) => [...document.querySelectorAll(css)].filter((found) => found.checkVisibility()).length,
        selector,
      ),
    value: (selector: string) =>
      run((css) => document.querySelector<HTMLInputElement>(css)?.value ?? null, selector),
  }
}

function middleOf(selector: string, name: string | null): { x: number; y: number } | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) => {
    const label = candidate.ariaLabel ?? (candidate as HTMLInputElement).labels?.[0]?.textContent
    return candidate.checkVisibility() && (name === null || (label ?? candidate.textContent)?.trim() === name)
  })
  if (!element) return null
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const [box] = element.getClientRects()
  if (!box) return null
  const place = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const top = document.elementFromPoint(place.x, place.y)
  return element.contains(top) || top?.contains(element) ? place : null
}
