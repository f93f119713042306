import { elements, startHost } from '../e2e/support/host-site.ts'
import type { Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'

/** What the elements on the sister site's page show, except the inside of another origin's frames. */
const shown = (tab: Tab) =>
  tab.run(() => {
    const root = (name: string) => document.querySelector(name)?.shadowRoot
    return {
      video: root('tp-video')?.querySelector('iframe')?.clientHeight ?? 0,
      cards: root('tp-row')?.querySelectorAll('li').length ?? 0,
      ground: getComputedStyle(root('tp-row')?.querySelector('.panel') ?? document.body).backgroundColor,
    }
  })

test('a page of another site shows a video, a row and a sign-up; a card and the form work', async ({
  tab,
  site,
  engine,
}) => {
  const host = await startHost({ body: elements(site.url) })
  try {
    await engine.goto(host.url)
    await expect.poll(async () => (await shown(tab)).cards).toBeGreaterThan(5)
    const { video, ground } = await shown(tab)
    expect(video).toBeGreaterThan(100)
    expect(ground).toBe('rgb(11, 10, 20)')

    await tab.run(() => document.querySelector('tp-row')?.shadowRoot?.querySelector('a')?.click())
    const opened = () =>
      tab.run(() => {
        const dialog = document.querySelector('tp-row')?.shadowRoot?.querySelector('dialog')
        return [dialog?.open ?? null, dialog?.querySelector('iframe')?.src ?? null]
      })
    expect(await opened()).toEqual([true, expect.stringMatching(/\/embed\/watch\/747-[\w-]+\?autoplay$/)])
    // The focus is in the frame or on Close: engines differ in whether a frame may take it.
    await tab.press('Escape')
    await expect.poll(opened).toEqual([null, null])

    await tab.run(() => {
      const form = document.querySelector('tp-sign-up')?.shadowRoot?.querySelector('form')
      const field = form?.querySelector<HTMLInputElement>('[name=email]')
      if (field) field.value = 'sister@example.org'
      form?.requestSubmit()
    })
    const status = () =>
      tab.run(
        () => document.querySelector('tp-sign-up')?.shadowRoot?.querySelector('[role=status]')?.textContent,
      )
    await expect.poll(status).toContain('We have sister@example.org')
  } finally {
    // Before the host stops, or the tab would report its requests.
    await engine.goto('about:blank')
    host.stop()
  }
})

test('a video of a row plays in the press on its card', async ({ tab, site, engine }) => {
  const host = await startHost({ body: elements(site.url), host: '127.0.0.1' })
  /** The middle of the card, as soon as it rests. */
  async function placeOfCard() {
    let last = ''
    await expect
      .poll(async () => {
        const place = await tab.run(() => {
          const links = document.querySelector('tp-row')?.shadowRoot?.querySelectorAll('a') ?? []
          const link = [...links].find(({ textContent }) => textContent?.includes('Grace in the Cold'))
          link?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
          const box = link?.getBoundingClientRect()
          return box ? [box.x + box.width / 2, box.y + box.height / 2] : null
        })
        const rests = place !== null && JSON.stringify(place) === last
        last = JSON.stringify(place)
        return rests
      })
      .toBe(true)
    return JSON.parse(last) as [number, number]
  }
  try {
    await engine.goto(host.url)
    await engine.click(...(await placeOfCard()))
    const opened = () =>
      tab.run(() => document.querySelector('tp-row')?.shadowRoot?.querySelector('dialog')?.open ?? false)
    await expect.poll(opened).toBe(true)
    // The frame is another site's: what happens in it shows in what it asks for.
    await expect.poll(() => site.asked.filter((path) => /\.mp4$/.test(path)).length).toBeGreaterThan(0)
  } finally {
    await engine.goto('about:blank')
    host.stop()
  }
})

test('what an oEmbed lookup of a pasted address returns plays', async ({ tab, site, engine }) => {
  const address = `${site.url}/watch/grace-in-the-cold`
  const answer = await fetch(
    `${site.url}/functions/v1/oembed?${new URLSearchParams({ url: address, maxwidth: '600', format: 'json' })}`,
  )
  const { html } = await answer.json()
  expect(html).toContain('width="600"')
  const host = await startHost({ body: html.replace(/https?:\/\/[^/"]+/, site.url) })
  try {
    await engine.goto(host.url)
    const { x, y } = await tab.run(() => {
      const box = document.querySelector('iframe')?.getBoundingClientRect() ?? new DOMRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    })
    // The frame is another origin's: what happens in it shows in what it asks for.
    const films = () => site.asked.filter((path) => /\.mp4$/.test(path)).length
    expect(films()).toBe(0)
    await expect
      .poll(
        async () => {
          if (films() === 0) await engine.click(x, y)
          return films()
        },
        { timeout: 30_000, intervals: [1000] },
      )
      .toBeGreaterThan(0)
  } finally {
    await engine.goto('about:blank')
    host.stop()
  }
})
