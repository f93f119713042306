import type { Page } from '@playwright/test'
import { askGitHub, expect, signIn, test, titleOf } from './support/editor-github.ts'

test.use({ actionTimeout: 30_000 })
test.describe.configure({ mode: 'default', timeout: 145_000 })
test.beforeEach(({ context, editor }) => editor.connect(context))

const DAVID = 'apps/web/content/films/david.yaml'
const DRAFT = 'cms/films/david'

async function openDavid(page: Page) {
  await signIn(page)
  await page.goto('/admin#/collections/films/entries/david')
  await expect(titleOf(page)).toHaveValue('David')
}
const save = async (page: Page) => {
  await expect(page.getByText('Unsaved Changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
}
const publish = async (page: Page) => {
  await page.getByRole('button', { name: /^Status: / }).click()
  await page.getByRole('menuitem', { name: 'Ready' }).click()
  await expect(page.getByRole('button', { name: 'Status: Ready' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  // Are you sure?
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('menuitem', { name: 'Publish now' }).click()
}

test('from signing in to a commit: the draft is a pull request, and only the changed line is written', async ({
  page,
  editor: { github, functionLog },
}) => {
  const addresses: string[] = []
  page.context().on('request', (request) => addresses.push(request.url()))
  const policy: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) policy.push(message.text())
  })
  const before = github.text(DAVID)
  const start = github.store.find('main')
  await openDavid(page)

  await page.getByLabel('Rating (optional)').fill('G')
  await save(page)
  const after = before.replace('rating: PG\n', 'rating: G\n')
  expect(after).not.toBe(before)
  expect(github.text(DAVID, DRAFT)).toBe(after)
  expect(github.text(DAVID)).toBe(before)
  expect(github.pulls).toMatchObject([{ branch: DRAFT, state: 'open', labels: ['decap-cms/draft'] }])

  const head = github.store.find(DRAFT) ?? ''
  const preview = 'https://preview-1.two-pastors.pages.dev'
  github.statuses.set(head, [{ context: 'deploy/preview', state: 'success', target_url: preview }])
  await page.reload()
  await expect(page.getByRole('link', { name: 'View Preview' })).toHaveAttribute('href', `${preview}/david`)

  await publish(page)
  await expect.poll(() => github.store.find(DRAFT)).toBeUndefined()
  expect(github.pulls).toMatchObject([{ merged: true }])
  expect(github.text(DAVID)).toBe(after)
  // One commit, which can be reverted as one, by the person who signed in.
  const log = github.store.git(['log', '--format=%an <%ae>%n%s', `${start}..main`])
  expect(log).toBe('Ann Baker <ann@example.org>\nUpdate film or series “david” (#1)')
  expect(github.store.git(['diff', '--numstat', `${start}`, 'main'])).toBe(`1\t1\t${DAVID}`)

  await page.reload()
  const history = page.frameLocator('#preview-pane')
  await history.getByText('Who changed this, and when').click()
  await expect(history.getByText('Ann Baker')).toBeVisible()
  const published = history.getByRole('link', { name: /^Update .* \(#1\)$/ })
  await expect(published).toHaveAttribute('href', /commit/)
  await expect(published).toHaveAccessibleDescription('Opens in a new tab')

  expect(github.unknown).toEqual([])
  expect(policy).toEqual([])
  for (const token of github.tokens) expect([...addresses, ...functionLog].join()).not.toContain(token)
})

test('what others publish meanwhile stays, in the same entry too', async ({ page, editor: { github } }) => {
  await openDavid(page)
  await page.getByLabel('Rating (optional)').fill('PG-13')
  await save(page)
  const theirs = github.text(DAVID).replace(/^title: .*$/m, 'title: King David')
  github.store.push(DAVID, theirs)
  await page.getByLabel('Rating (optional)').fill('R')
  await save(page)
  await publish(page)
  await expect.poll(() => github.store.find(DRAFT)).toBeUndefined()
  expect(github.text(DAVID)).toBe(theirs.replace(/^rating: .*$/m, 'rating: R'))
  github.store.push(DAVID, github.text(DAVID).replace('title: King David', 'title: David'))
})

test('a published change can be taken back in the same form', async ({ page, editor: { github } }) => {
  const before = github.text(DAVID)
  const rating = page.getByLabel('Rating (optional)')
  const change = async (to: string) => {
    await rating.fill(to)
    await save(page)
    await publish(page)
    await expect.poll(() => github.store.find(DRAFT)).toBeUndefined()
    await expect(page.getByRole('button', { name: /^Status: / })).toHaveCount(0)
  }
  await openDavid(page)
  const own = await rating.inputValue()
  await change('NC-17')
  expect(github.text(DAVID)).toContain('rating: NC-17\n')
  await change(own)
  expect(github.text(DAVID)).toBe(before)
})

test('two who change the same line: nothing is overwritten, and the second is told', async ({
  page,
  editor: { github },
}) => {
  await openDavid(page)
  await page.getByLabel('Rating (optional)').fill('NC-17')
  await save(page)
  github.store.push(DAVID, github.text(DAVID).replace(/^rating: .*$/m, 'rating: G'))
  await publish(page)
  await expect(page.getByText(/GitHub does not publish this yet, and nothing is lost/).first()).toBeVisible()
  expect(github.text(DAVID)).toContain('rating: G\n')
  await titleOf(page).fill('David!')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Rating: theirs is “G”, yours is “NC-17”/).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a draft is thrown away on a phone', async ({ page, editor: { github } }) => {
    await signIn(page)
    await page.goto('/admin#/collections/films/entries/the-mercy-ships')
    await page.getByLabel('Genre').fill('Drama of the sea')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => github.store.find('cms/films/the-mercy-ships')).toBeDefined()
    const remove = page.getByRole('button', { name: 'Delete unpublished changes' })
    await expect(remove).toBeInViewport({ ratio: 1 })
    page.on('dialog', (dialog) => dialog.accept())
    await remove.click()
    await expect.poll(() => github.store.find('cms/films/the-mercy-ships')).toBeUndefined()
  })
})

test('declining at GitHub, or opening the sign-in page directly, explains what to do', async ({ page }) => {
  await page.goto('/admin')
  const popup = await askGitHub(page, 'Cancel')
  await expect(popup.getByRole('status')).toHaveText(
    'You did not authorize the editor at GitHub. Close this window and try again.',
  )
  await page.goto('/admin/sign-in?code=1234567890&state=made-up')
  await expect(page.getByRole('status')).toContainText('This sign-in was not started in this window.')
  expect(new URL(page.url()).search).toBe('')
})

test('is isolated from the site: its own CSP, noindex, no service worker', async ({ page, request }) => {
  for (const path of ['/admin', '/admin/sign-in', '/admin/main.js']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-robots-tag'], path).toBe('noindex')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['cache-control'], path).toBe('no-cache')
    if (!path.endsWith('.js'))
      expect(headers['content-security-policy'], path).toContain('https://api.github.com')
  }
  const home = await request.get('/')
  expect(home.headers()['content-security-policy']).not.toMatch(/github|unsafe-eval/)
  expect(await home.text()).not.toContain('/admin')
  for (const file of ['/sitemap.xml', '/robots.txt', '/llms.txt'])
    expect(await (await request.get(file)).text(), file).not.toContain('admin')
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('nothing of it is kept', async ({ page }) => {
    const kept = () =>
      page.evaluate(async () => {
        const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const requests = await Promise.all(opened.map((cache) => cache.keys()))
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
    await page.goto('/contact')
    await page.mouse.move(100, 100)
    await expect.poll(kept).toContain('/contact')
    await page.goto('/admin')
    await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible()
    await page.goto('/movies')
    await expect.poll(kept).toContain('/movies')
    expect((await kept()).filter((path) => path.startsWith('/admin'))).toEqual([])
  })
})
