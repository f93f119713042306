import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { launchOptions } from '@two-pastors/tooling/find-browser'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { differences, type Styles, stylesOfParts } from './computed-styles.ts'
import { serveSite } from './site-server.ts'
import { type Visitor, visit } from './visitor.ts'

/**
 * Sites whose CSS isn't layered. Each has a sheet in sites/hosts, which imports theirs and ours in the README's
 * order, and a class that a host gives to one of our buttons.
 */
const hosts = [
  { name: 'Tailwind 3', sheet: 'tailwind-3.css', mine: 'mt-[7px] bg-[rgb(1_2_3)]', allowed: /^$/ },
  // [type="button"]:not(:disabled) { cursor: pointer }, with the weight of two classes.
  { name: 'Bootstrap', sheet: 'bootstrap.css', mine: 'ours', allowed: /^cursor$/ },
  // With !important, for those who asked for less motion.
  { name: 'Pico', sheet: 'pico.css', mine: 'ours', allowed: /^(animation|transition)-(delay|duration)$/ },
  { name: 'a theme of WordPress', sheet: 'wordpress.css', mine: 'ours', allowed: /^$/ },
]

/** A dialog is as tall as what the host puts into it. */
const HEIGHT = /^(block-size|height|margin-(block-.*|top|bottom)|.*-origin)$/

/** What our elements inherit, and the boxes around them, as in a page without CSS: those are the host's to style. */
const PLAIN_PAGE = `html, body, #root, :is(header, nav, main, p, form, section):not([data-slot]) {
  all: revert !important;
  color: #123 !important;
  font: 16px / 1.5 serif !important;
}`

const site = `${inject('workbench')}/vite-plain`
const folder = `${inject('workbench')}/hosts`
let browser: Browser
let server: { url: string; close: () => void }
let plain: Visitor
/** For a page without a host's CSS. */
let looks: Styles
let looksWithDialog: Styles

beforeAll(async () => {
  server = await serveSite('vite-plain', site)
  browser = await chromium.launch(launchOptions())
  plain = await visit(browser, server.url, `${await bundled('plain.css')}${PLAIN_PAGE}`)
  looks = await stylesOfParts(plain.page)
  looksWithDialog = await withDialog(plain)
})

afterAll(async () => {
  await browser?.close()
  server?.close()
})

describe.each(hosts)('on a page with $name', ({ sheet, mine, allowed }) => {
  let css = ''
  let visitor: Visitor

  beforeAll(async () => {
    css = await bundled(sheet)
    visitor = await visit(browser, server.url, `${css}${PLAIN_PAGE}`)
  })
  afterAll(() => visitor?.page.context().close())

  test('every component looks as it does without it', async () => {
    // Checks the comparison itself: the host's sheet does style the host's own elements.
    const bare = await visit(browser, server.url, css)
    expect(await stylesOfHeading(bare)).not.toEqual(await stylesOfHeading(plain))
    await bare.page.context().close()

    expect(Object.keys(looks).length).toBeGreaterThan(100)
    expect(differences(looks, await stylesOfParts(visitor.page), allowed)).toEqual([])
  })

  test('so does a dialog', async () => {
    expect(Object.keys(looksWithDialog).some((name) => name.startsWith('dialog-title'))).toBe(true)
    const ours = differences(looksWithDialog, await withDialog(visitor), allowed)
    expect(
      ours.filter((line) => !line.startsWith('dialog ') || !HEIGHT.test(line.split(/:? /)[2] ?? '')),
    ).toEqual([])
  })

  test('a class of the host wins over the look of a component, under the mouse too', async () => {
    const visit = visitor.page.locator('#visit')
    const look = () =>
      visit.evaluate((node) => {
        const { backgroundColor, marginTop } = getComputedStyle(node)
        return { backgroundColor, marginTop }
      })
    expect(await look()).toEqual({ backgroundColor: 'rgb(11, 95, 115)', marginTop: '0px' })
    await visit.evaluate((node, names) => node.classList.add(...names.split(' ')), mine)
    await expect.poll(look).toEqual({ backgroundColor: 'rgb(1, 2, 3)', marginTop: '7px' })
    await visit.hover()
    expect(await look()).toEqual({ backgroundColor: 'rgb(1, 2, 3)', marginTop: '7px' })
    await visit.evaluate((node, names) => node.classList.remove(...names.split(' ')), mine)
  })

  test('a header that the host fixes to the window does not cover a dialog', async () => {
    const { page } = visitor
    await page.locator('header').evaluate((header) => {
      for (const [name, value] of Object.entries({ position: 'fixed', inset: '0 0 auto', 'z-index': '1030' }))
        header.style.setProperty(name, value, 'important')
    })
    const onTop = () =>
      page.evaluate(() => document.elementFromPoint(640, 4)?.closest('[data-slot], header')?.localName)
    expect(await onTop()).toBe('header')
    await page.locator('#visit').press('Enter')
    await page.getByRole('dialog').waitFor()
    await expect.poll(onTop).toBe('div')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

const stylesOfHeading = ({ page }: Visitor) =>
  page.locator('#words h2').evaluate((node) => ({ ...getComputedStyle(node) }))

async function withDialog({ page }: Visitor): Promise<Styles> {
  await page.locator('#visit').press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const styles = await stylesOfParts(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return styles
}

/** A style sheet of sites/hosts in one file. */
async function bundled(sheet: string): Promise<string> {
  const tailwind3 = createRequire(`${folder}/`)('tailwindcss')
  const plugins = sheet === 'tailwind-3.css' ? [tailwind3({ content: [`${folder}/content.html`] })] : []
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    css: { postcss: { plugins } },
    build: {
      outDir: `${folder}/built`,
      emptyOutDir: false,
      rolldownOptions: { input: `${folder}/${sheet}`, output: { assetFileNames: '[name][extname]' } },
    },
  })
  return readFile(`${folder}/built/${sheet}`, 'utf8')
}
