import { readFile } from 'node:fs/promises'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { differences, stylesOfParts } from './computed-styles.ts'
import { run } from './run.ts'
import { buildSite, serveSite } from './site-server.ts'
import { type Visitor, visit } from './visitor.ts'

/**
 * Sites whose CSS is in no layer. Each has a sheet of its own in sites/hosts, which imports theirs and ours in the order that
 * the readme gives, and a class that a host gives to a button of ours.
 */
const hosts = [
  { name: 'Tailwind 3', sheet: 'tailwind-3.css', mine: 'mt-[7px] bg-[rgb(1_2_3)]' },
  { name: 'Bootstrap', sheet: 'bootstrap.css', mine: 'ours' },
  { name: 'Pico', sheet: 'pico.css', mine: 'ours' },
  { name: 'a theme of WordPress', sheet: 'wordpress.css', mine: 'ours' },
]

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

beforeAll(async () => {
  await buildSite('vite-plain', site)
  server = await serveSite('vite-plain', site)
  browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: ['--no-sandbox'],
  })
  plain = await visit(browser, server.url, `${await bundled('plain.css')}${PLAIN_PAGE}`)
})

afterAll(async () => {
  await browser?.close()
  server?.close()
})

describe.each(hosts)('on a page with $name', ({ sheet, mine }) => {
  let css = ''
  let visitor: Visitor

  beforeAll(async () => {
    css = await bundled(sheet)
    visitor = await visit(browser, server.url, `${css}${PLAIN_PAGE}`)
  })
  afterAll(() => visitor?.page.context().close())

  test('every component looks as it does without it', async () => {
    // Weighs what it compares: the host's sheet does style the host's own elements.
    const bare = await visit(browser, server.url, css)
    expect(await stylesOfHeading(bare)).not.toEqual(await stylesOfHeading(plain))
    await bare.page.context().close()

    const before = await stylesOfParts(plain.page)
    expect(Object.keys(before).length).toBeGreaterThan(100)
    expect(differences(before, await stylesOfParts(visitor.page), /^$/)).toEqual([])
  })

  test('so does a dialog', async () => {
    for (const { page } of [plain, visitor]) {
      await page.locator('#visit').press('Enter')
      await page.getByRole('dialog').waitFor()
    }
    const [before, after] = [await stylesOfParts(plain.page), await stylesOfParts(visitor.page)]
    for (const { page } of [plain, visitor]) {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    expect(Object.keys(before).some((name) => name.startsWith('dialog-title'))).toBe(true)
    expect(differences(before, after, /^$/)).toEqual([])
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

/** A style sheet of sites/hosts in one file. */
async function bundled(sheet: string): Promise<string> {
  const out = `${folder}/built`
  if (sheet === 'tailwind-3.css') {
    const content = `./content.html`
    await run(
      'pnpm',
      ['exec', 'tailwindcss', '-i', sheet, '-o', `${out}/${sheet}`, '--content', content],
      folder,
    )
  } else {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: out,
        emptyOutDir: false,
        rolldownOptions: { input: `${folder}/${sheet}`, output: { assetFileNames: '[name][extname]' } },
      },
    })
  }
  return readFile(`${out}/${sheet}`, 'utf8')
}
