import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import { parsePage } from './support/dist.ts'
import { asWordPress, elements, startHost } from './support/host-site.ts'
import { expect, test } from './support/test.ts'

/** Opens a page of a sister site, which stops with the test, or when the next one is opened. */
const host = test.extend<{ open: (options: Parameters<typeof startHost>[0]) => Promise<void> }>({
  open: async ({ page }, use) => {
    let stop = () => {}
    await use(async (options) => {
      stop()
      const host = await startHost(options)
      stop = host.stop
      await page.goto(host.url)
    })
    stop()
  },
})

const player = (page: Page) => page.locator('tp-video').frameLocator('iframe')

async function playsIn(frame: FrameLocator, name: string) {
  await frame.getByRole('button', { name: `Play ${name}` }).click()
  await expect
    .poll(() => frame.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0.3)
}

host(
  'a plain page shows a video, a row, a sign-up and a family guide; all work, with the keyboard too',
  async ({ page, open, stack }) => {
    await open({ body: elements(stack.url) })
    await playsIn(player(page), 'Grace in the Cold')
    const tracks = player(page).locator('track')
    await expect(tracks).not.toHaveCount(0)

    const row = page.getByRole('region', { name: 'Trailers' })
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('listitem')).not.toHaveCount(0)
    await row.getByRole('link', { name: 'King of Kings' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'King of Kings' })
    await expect(dialog.frameLocator('iframe').locator('video')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(row.getByRole('link', { name: 'King of Kings' })).toBeFocused()

    // The playing video has the focus, so its frame gets the key.
    await page.keyboard.press('Enter')
    await expect(dialog.frameLocator('iframe').locator('video')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(row.getByRole('link', { name: 'King of Kings' })).toBeFocused()

    await page.getByLabel('Email Address').fill('sister@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('status')).toContainText('We have sister@example.org.')

    const guide = page.getByRole('region', { name: 'Old Yeller: is it for my family?' })
    await guide.scrollIntoViewIfNeeded()
    await expect(guide.getByText('Ages 8+ · 4 of 5 stars')).toBeVisible()
    await expect(guide.getByText('75 min: Travis shoots the dog; we see his face')).toBeVisible()
    await expect(guide.getByRole('link', { name: /^The review by/ })).toHaveAttribute(
      'href',
      `${stack.url}/reviews/old-yeller-review`,
    )

    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
)

/** Where our parts are and how they look, in a page with some style. */
const look = (page: Page) =>
  page.evaluate(() =>
    ['tp-video', 'tp-row', 'tp-sign-up', 'tp-family-guide'].map((name) => {
      const root = document.querySelector(name)?.shadowRoot
      const facts = (selector: string) => {
        const found = root?.querySelector(selector)
        if (!found) return null
        const { color, backgroundColor, fontSize, display, textTransform } = getComputedStyle(found)
        return { color, backgroundColor, fontSize, display, textTransform, width: found.clientWidth }
      }
      return ['.root', '.panel', 'h2', 'li', 'button', 'input', 'label', 'iframe'].map(facts)
    }),
  )

const hostile = `<style>
  * { all: unset !important; }
  html { font-size: 62.5%; }
  tp-video, tp-row, tp-sign-up, div, section, button, input, ul, li, a, h2 {
    display: inline !important; color: red !important; text-transform: uppercase !important; letter-spacing: 1em !important;
  }
  *, ::before, ::after { box-sizing: content-box !important; border: 3px dotted lime !important; }
</style>`

host(
  'styles of the host change nothing, however hostile; its tokens do',
  { tag: '@all' },
  async ({ page, open, stack }) => {
    const frame = '<style>body { margin: 0 } main { display: block; width: 1000px }</style>'
    await open({ head: frame, body: elements(stack.url) })
    const shown = async () => {
      await expect(page.locator('tp-row').getByRole('listitem').first()).toBeVisible()
      // It loads when it comes near the window.
      const guide = page.locator('tp-family-guide')
      await guide.scrollIntoViewIfNeeded()
      await expect(guide.getByText('Ages 8+ · 4 of 5 stars')).toBeVisible()
    }
    await shown()
    const calm = await look(page)
    expect(calm.flat().filter(Boolean).length).toBeGreaterThan(10)

    await open({
      head: frame + hostile,
      body: `<div style="width: 1000px; display: block !important">${elements(stack.url)}</div>`,
    })
    await shown()
    const withoutWidth = (list: typeof calm) => list.flat().map((facts) => facts && { ...facts, width: 0 })
    expect(withoutWidth(await look(page))).toEqual(withoutWidth(calm))

    await open({ head: '<style>:root { --tp-ground: #123456 }</style>', body: elements(stack.url) })
    await shown()
    expect((await look(page))[1]?.[1]?.backgroundColor).toBe('rgb(18, 52, 86)')
  },
)

host.describe('under a policy', { tag: '@all' }, () => {
  host.use({ expectedErrors: /Content Security Policy|frame-src/ })

  host(
    'the documented directives are enough, and without frame-src the link stays',
    async ({ page, open, stack }) => {
      const documented = readFileSync(new URL('../../../docs/embedding.md', import.meta.url), 'utf8')
      const listed = /```text\n([^`]*)```/.exec(documented)?.[1] ?? ''
      const directives = listed
        .replaceAll('https://www.example.org', stack.url)
        .replaceAll(/https:\/\/\S+/g, '')
        .replaceAll('\n', ' ')
      expect(directives).toContain('frame-src')
      const policy = `default-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; ${directives}`
      await open({ body: elements(stack.url), policy })
      await playsIn(player(page), 'Grace in the Cold')
      await expect(page.locator('tp-row').getByRole('listitem')).not.toHaveCount(0)
      await page.getByLabel('Email Address').fill('policy@example.org')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('status')).toContainText('We have policy@example.org')

      await open({ body: elements(stack.url), policy: policy.replace(/frame-src [^;]+;/, '') })
      await expect(page.getByRole('link', { name: 'Grace in the Cold' }).first()).toBeVisible()
      await expect(page.locator('tp-video iframe')).toHaveCount(0)
    },
  )
})

host(
  'a pasted address becomes a player in WordPress, with captions, in its sandbox',
  { tag: '@all' },
  async ({ page, open, stack }) => {
    const address = `${stack.url}/watch/grace-in-the-cold`
    const discovered = parsePage(await (await fetch(address)).text())
      .querySelector('link[type="application/json+oembed"]')
      ?.getAttribute('href')
    const lookup = new URL(discovered ?? '')
    // The build may name another port; then what WP_oEmbed adds.
    const answer = await fetch(
      `${stack.url}${lookup.pathname}?${new URLSearchParams({ url: address, maxwidth: '645', maxheight: '968', dnt: '1', format: 'json' })}`,
    )
    const { type, html, width } = await answer.json()
    expect([answer.status, type, width]).toEqual([200, 'video', 645])
    expect(lookup.searchParams.get('url')).toMatch(/\/watch\/grace-in-the-cold$/)
    const own = html.replace(/https?:\/\/[^/"]+/, stack.url)
    const theme = readFileSync(new URL('./fixtures/wordpress.html', import.meta.url), 'utf8')
    await open({
      body: theme
        .replace('<!-- OEMBED -->', asWordPress(own))
        .replace('<!-- ELEMENTS -->', elements(stack.url)),
    })

    const sandboxed = page.frameLocator('.wp-embedded-content')
    await playsIn(sandboxed, 'Grace in the Cold')
    const cues = () =>
      sandboxed.locator('video').evaluate((video: HTMLVideoElement) => {
        const [track] = video.textTracks
        if (track) track.mode = 'showing'
        return track?.cues?.length ?? 0
      })
    await expect.poll(cues).toBeGreaterThan(0)
    await expect(page.locator('tp-row').getByRole('listitem')).not.toHaveCount(0)
    await expect(page.locator('tp-sign-up').getByRole('button', { name: 'Subscribe' })).toHaveCSS(
      'text-transform',
      'none',
    )
  },
)
