import { launchOptions } from '@two-pastors/tooling/find-browser'
import { type Browser, chromium } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { styleOf } from '../computed-styles.ts'
import { root } from '../packages.ts'
import { run } from '../run.ts'
import { type Served, serve } from '../site-server.ts'
import { type Visitor, visit } from '../visitor.ts'
import { installRecipe } from './recipes.ts'
import { addComponents } from './registry.ts'

type Recipe = {
  /** Its folder in `recipes`. */
  name: string
  /** What Node runs to serve what was built. A server that takes no port as an argument reads PORT. */
  serve: (port: string) => string[]
  /** Whether its HTML has text before a script runs. */
  rendered: boolean
  /** Whether TypeScript finds its packages: not without node_modules, nor in a site of plain JavaScript. */
  typed: boolean
  /** The package manager, if it is not npm. */
  manager?: string[]
  /** What else it needs before it is built. */
  prepare?: (folder: string) => Promise<void>
}

const VITE = ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port']

const recipes: Recipe[] = [
  {
    name: 'astro',
    serve: (port) => ['node_modules/astro/bin/astro.mjs', 'preview', '--port', port],
    rendered: true,
    typed: true,
  },
  {
    name: 'react-router',
    serve: () => ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
    rendered: true,
    typed: true,
  },
  {
    name: 'import-map',
    serve: (port) => ['node_modules/sirv-cli/bin.js', 'public', '--port', port],
    rendered: false,
    typed: false,
  },
  {
    name: 'next-pages',
    serve: (port) => ['node_modules/next/dist/bin/next', 'start', '--port', port],
    rendered: true,
    typed: true,
  },
  {
    name: 'tanstack-start',
    serve: (port) => [...VITE, port],
    rendered: true,
    typed: true,
  },
  {
    // Plug'n'Play, Yarn's default: no node_modules, and an import that no package.json names fails.
    name: 'yarn',
    manager: ['npx', '--yes', '--package', '@yarnpkg/cli-dist@4.18.1', 'yarn'],
    serve: (port) => [`${root}/package-tests/${VITE[0]}`, ...VITE.slice(1), port],
    rendered: false,
    typed: false,
  },
  {
    name: 'oldest-react',
    serve: (port) => [...VITE, port],
    rendered: false,
    typed: true,
  },
  {
    name: 'registry',
    prepare: addComponents,
    serve: (port) => [...VITE, port],
    rendered: false,
    typed: true,
  },
]

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
})
afterAll(() => browser?.close())

describe.each(recipes)('$name', (recipe) => {
  let folder = ''
  let server: Served
  let visitor: Visitor

  beforeAll(async () => {
    folder = await installRecipe(
      recipe.name,
      inject('workbench'),
      recipe.manager && [...recipe.manager, 'install', '--mode=skip-build'],
    )
    await recipe.prepare?.(folder)
    const [manager = 'npm', ...args] = recipe.manager ?? []
    await run(manager, [...args, 'run', 'build'], folder)
    server = await serve(folder, recipe.serve)
    visitor = await visit(browser, server.url)
  })
  // Closes what a failed test left open.
  afterEach(() => visitor?.page.keyboard.press('Escape'))
  afterAll(async () => {
    await visitor?.page.context().close()
    server?.close()
  })

  if (recipe.typed) {
    test('fits the types of the packages', async () => {
      await run('tsc', ['--project', folder], folder)
    })
  }

  test(`has its films ${recipe.rendered ? 'before any script runs' : 'as soon as its script runs'}`, async () => {
    const html = await fetch(server.url).then((response) => response.text())
    expect(html.includes('The Long Way Home')).toBe(recipe.rendered)
    expect(await visitor.page.getByRole('button', { name: 'Play The Long Way Home' }).count()).toBe(1)
  })

  test('gives a link the look of a button', async () => {
    // The colors of themes/harbor.css.
    expect(await styleOf(visitor.page.locator('a#give'))).toMatchObject({
      display: 'inline-flex',
      minHeight: '44px',
      paddingLeft: '20px',
      borderWidth: '1px',
      borderRadius: '2px',
      color: 'rgb(15, 42, 51)',
      textDecorationLine: 'none',
    })
  })

  test('scrolls a row of films from the feed', async () => {
    const { page } = visitor
    const row = page.locator('[data-slot="carousel-scroller"]')
    // It renders six of its seven cards at once.
    const cards = row.getByRole('listitem')
    expect(await cards.count()).toBeGreaterThanOrEqual(6)
    expect(await cards.first().getAttribute('aria-setsize')).toBe('7')
    await page.getByRole('button', { name: 'Scroll right', exact: true }).click()
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test('opens a dialog by keyboard, and gives the focus back', async () => {
    const { page } = visitor
    await page.locator('#visit').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Plan a visit' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('visit')
  })

  test('plays a film in a dialog', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: 'Play The Long Way Home', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'The Long Way Home' })
    await dialog.locator('[data-slot="video-player"][data-status="ready"]').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('thanks in a toast for a sign-up', async () => {
    const { page } = visitor
    await page.getByLabel('Email').fill('ruth@example.org')
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    const region = page.getByRole('region', { name: /^Notifications/ })
    await region.getByText('The next letter is yours.').waitFor()
  })

  test('never made the browser complain', () => {
    expect(visitor.complaints).toEqual([])
  })
})
