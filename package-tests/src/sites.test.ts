import { launchOptions } from '@two-pastors/tooling/find-browser'
import { type Browser, chromium } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { axeViolations } from './axe.ts'
import { differences, styleOf, stylesWithin } from './computed-styles.ts'
import { harbor } from './harbor.ts'
import { run } from './run.ts'
import { buildSite, serveSite, stylesWithoutOurs } from './site-server.ts'
import { type Visitor, visit } from './visitor.ts'
import { type Site, sites } from './workbench.ts'

/** A theme sets the color scheme. */
const SCHEME = /^color-scheme$/
/** The height of the page includes our components. */
const SCHEME_AND_SIZE = /^(color-scheme|height|block-size|.*-origin)$/
/** The content of a dialog inherits width, color, font and word breaking. */
const FROM_THE_DIALOG =
  /^(color-scheme|width|height|inline-size|block-size|.*-origin|.*color|.*fill|font-family|overflow-wrap)$/

const folderOf = (site: Site) => `${inject('workbench')}/${site}`
const bare = new Map<Site, string>()
let browser: Browser

beforeAll(async () => {
  // The Next build takes as long as the others together, so it runs beside them. global-setup.ts has built vite-plain.
  await Promise.all([
    sites.includes('next') && buildSite('next', folderOf('next')),
    (async () => {
      if (!sites.includes('vite-tailwind')) return
      bare.set('vite-tailwind', await stylesWithoutOurs('vite-tailwind', folderOf('vite-tailwind')))
      await buildSite('vite-tailwind', folderOf('vite-tailwind'))
    })(),
  ])
  browser = await chromium.launch(launchOptions())
})

afterAll(() => browser?.close())

test.each(sites)('the types of the packages fit the %s site', async (site) => {
  await run('tsc', ['--project', folderOf(site)], folderOf(site))
})

describe.each(sites)('the %s site', (site) => {
  let url = ''
  let close = () => {}
  let visitor: Visitor

  beforeAll(async () => {
    ;({ url, close } = await serveSite(site, folderOf(site)))
    visitor = await visit(browser, url)
  })
  // Closes what a failed test left open.
  afterEach(() => visitor?.page.keyboard.press('Escape'))
  afterAll(async () => {
    await visitor?.page.context().close()
    close()
  })

  const part = (name: string) => visitor.page.locator(`[data-slot="${name}"]`).first()
  const button = (name: string) => visitor.page.getByRole('button', { name, exact: true })

  test('has its text before any script runs', async () => {
    const html = await fetch(url).then((response) => response.text())
    expect(html).toContain('Harbor Light Films')
    expect(html).toContain('The Long Way Home')
    expect(html).toMatch(/7(<!-- -->)? films, (<!-- -->)?13:19/)
  })

  test('shows a button, a card and a field in its theme', async () => {
    expect(await styleOf(button('Sign up'))).toMatchObject({
      backgroundColor: harbor.accent,
      color: harbor.onAccent,
      borderRadius: harbor.radiusMd,
      borderStyle: 'solid',
      borderWidth: '0px',
      fontFamily: expect.stringMatching(harbor.fontText),
      minHeight: '44px',
      paddingLeft: '20px',
      display: 'inline-flex',
    })
    expect(await styleOf(part('card-title'))).toMatchObject({
      fontFamily: expect.stringMatching(harbor.fontText),
      fontWeight: '600',
      color: harbor.text,
    })
    expect(await styleOf(visitor.page.getByLabel('Email'))).toMatchObject({
      borderWidth: '1px',
      borderRadius: harbor.radiusMd,
      backgroundColor: harbor.surface,
    })
    expect(await styleOf(visitor.page.locator('#give'))).toMatchObject({
      color: harbor.text,
      borderRadius: harbor.radiusMd,
      borderWidth: '1px',
      minHeight: '44px',
      paddingLeft: '20px',
      textDecorationLine: 'none',
    })
    expect(await styleOf(part('badge'))).toMatchObject({
      backgroundColor: harbor.raised,
      display: 'inline-flex',
    })
  })

  test('leaves everything else as it was', async () => {
    const css = bare.get(site) ?? (await stylesWithoutOurs(site, folderOf(site)))
    const without = await visit(browser, url, css)
    const own = ['html', 'body', 'h1', '#words', ...(site === 'vite-tailwind' ? ['#our-utilities'] : [])]
    for (const selector of own) {
      const allowed = /^(html|body)$/.test(selector) ? SCHEME_AND_SIZE : SCHEME
      const before = await stylesWithin(without.page, selector)
      const after = await stylesWithin(visitor.page, selector)
      expect(differences(before, after, allowed)).toEqual([])
    }
    // Also in a dialog, which is rendered at the end of the body.
    for (const { page } of [without, visitor]) {
      await page.locator('#visit').press('Enter')
      await page.locator('#words-in-dialog').waitFor()
    }
    const before = await stylesWithin(without.page, '#words-in-dialog')
    const after = await stylesWithin(visitor.page, '#words-in-dialog')
    await visitor.page.keyboard.press('Escape')
    await without.page.context().close()
    expect(differences(before, after, FROM_THE_DIALOG)).toEqual([])
  })

  if (site === 'vite-tailwind') {
    test('keeps what its own utilities mean', async () => {
      const [words, more] = await visitor.page.locator('#our-utilities p').all()
      if (!words || !more) throw new Error('#our-utilities has no two paragraphs')
      expect(await styleOf(words)).toMatchObject({
        borderRadius: '13px',
        backgroundColor: 'rgb(122, 31, 0)',
        fontSize: '14.4px',
        boxShadow: expect.stringContaining('rgb(0, 0, 0) 0px 0px 3px'),
      })
      expect(await styleOf(more)).toMatchObject({
        fontFamily: 'Georgia, serif',
        color: 'rgb(85, 85, 102)',
        transitionTimingFunction: 'linear',
        transitionDuration: '0.15s',
      })
    })

    test('gives utilities of its own to a component', async () => {
      const red = button('A red button')
      const look = { backgroundColor: 'oklch(0.637 0.237 25.331)', paddingLeft: '36px' }
      expect(await styleOf(red)).toMatchObject(look)
      await red.hover()
      expect(await styleOf(red)).toMatchObject(look)
      const white = { backgroundColor: 'rgb(255, 255, 255)', marginTop: '8px' }
      expect(await styleOf(button('A white one'))).toMatchObject(white)
    })
  }

  test('scrolls its row of films with the arrows', async () => {
    const position = () => part('carousel-scroller').evaluate((row) => row.scrollLeft)
    expect(await styleOf(part('carousel-scroller'))).toMatchObject({ display: 'flex', listStyleType: 'none' })
    await button('Scroll right').click()
    await expect.poll(position).toBe(320)
    await button('Scroll left').click()
    await expect.poll(position).toBe(0)
  })

  test('opens a dialog by keyboard, and gives the focus back', async () => {
    const { page } = visitor
    await page.locator('#visit').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Plan a visit' })
    await dialog.waitFor()
    expect(await styleOf(dialog)).toMatchObject({
      position: 'fixed',
      backgroundColor: harbor.surface,
      borderRadius: harbor.radiusLg,
      color: harbor.text,
    })
    expect(await styleOf(part('dialog-title'))).toMatchObject({
      fontFamily: expect.stringMatching(harbor.fontDisplay),
      color: harbor.text,
    })
    const box = await dialog.boundingBox()
    expect((box?.x ?? 0) * 2 + (box?.width ?? 0), 'it stands in the middle').toBeCloseTo(1280, 0)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('visit')
  })

  test('has a drawer, tabs and a tooltip', async () => {
    const { page } = visitor
    await button('Menu').click()
    const drawer = page.getByRole('dialog', { name: 'Harbor Light' })
    await drawer.waitFor()
    // Polls, because it slides in.
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 320, height: 800 })
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Menu')

    await page.keyboard.press('Tab')
    await part('tooltip').waitFor()
    expect(await styleOf(part('tooltip'))).toMatchObject({ backgroundColor: harbor.raised })

    await page.getByRole('tab', { name: 'Story' }).press('ArrowRight')
    await page.getByText('Eleven volunteers').waitFor()
    expect(await page.getByText('A projector').isVisible()).toBe(false)
  })

  test('thanks in a toast for a sign-up', async () => {
    const { page } = visitor
    await page.getByLabel('Email').fill('ruth@example.org')
    await button('Sign up').click()
    const region = page.getByRole('region', { name: /^Notifications/ })
    await region.getByText('The next letter is yours.').waitFor()
    expect(await styleOf(part('toast'))).toMatchObject({
      backgroundColor: harbor.raised,
      borderRadius: harbor.radiusLg,
    })
    expect(await styleOf(part('toaster'))).toMatchObject({ position: 'fixed', right: '0px', bottom: '0px' })
  })

  test('is accessible', async () => {
    expect(await axeViolations(visitor.page)).toEqual([])
  })

  test('loads video.js when a film is opened, and plays it', async () => {
    const { page, scripts } = visitor
    const loaded = () => scripts.some((script) => script.includes('vjs-control-bar'))
    expect(loaded(), 'before').toBe(false)
    await button('Play The Long Way Home').click()
    const dialog = page.getByRole('dialog', { name: 'The Long Way Home' })
    await dialog.waitFor()
    await page.locator('[data-slot="video-player"][data-status="ready"]').waitFor()
    expect(loaded(), 'after').toBe(true)
    expect(await styleOf(dialog.getByRole('button', { name: 'Settings' }))).toMatchObject({ height: '44px' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('never made the browser complain', () => {
    expect(visitor.complaints).toEqual([])
  })
})
