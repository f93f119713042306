import type { Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'

const place = (tab: Tab) => tab.run(() => Math.round(scrollY))
const focused = (tab: Tab) => tab.run(() => document.activeElement?.textContent?.trim())

test('Back finds the place that was left, beyond rows far away', async ({ tab }) => {
  await tab.open('/')
  await expect.poll(() => tab.count('[data-slot=skeleton-card]')).toBe(0)
  await tab.run(() => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant', block: 'end' }))
  await tab.click('footer a', 'Contact')
  await expect.poll(() => tab.text('h1')).toBe('Contact Us')
  expect(await place(tab)).toBe(0)
  await tab.back()
  await expect.poll(tab.path).toBe('/')
  // The pointer is still over the link that was clicked.
  await expect
    .poll(() =>
      tab.run(() => {
        const link = [...document.querySelectorAll('footer a')].find(
          ({ textContent }) => textContent === 'Contact',
        )
        const middle = link ? link.getBoundingClientRect() : new DOMRect()
        return Math.abs(middle.top + middle.height / 2 - innerHeight / 2) < innerHeight / 2
      }),
    )
    .toBe(true)
})

test('Back finds a place in the middle of the rows to the pixel', async ({ tab }) => {
  await tab.open('/')
  await expect.poll(() => tab.count('[data-slot=skeleton-card]')).toBe(0)
  await tab.run(() => scrollTo({ top: 1900, behavior: 'instant' }))
  await expect.poll(() => place(tab)).toBe(1900)
  await tab.run(() => document.querySelector<HTMLElement>('header a[href="/notifications"]')?.click())
  await expect.poll(() => tab.text('h1')).toBe('Never Miss the Action')
  await tab.back()
  await expect.poll(() => place(tab)).toBe(1900)
})

test('the drawer opens on a phone, keeps the focus, and leads on', async ({ tab }) => {
  await tab.resize(390, 844)
  await tab.open('/')
  await tab.click('[aria-label="Open menu"]')
  await expect.poll(() => tab.count('[role=dialog]')).toBe(1)
  for (let step = 0; step < 12; step++) await tab.press('Tab')
  expect(await tab.run(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  await tab.press('Escape')
  await expect.poll(() => tab.count('[role=dialog]')).toBe(0)
  await expect.poll(() => tab.run(() => document.activeElement?.ariaLabel)).toBe('Open menu')
  await tab.click('[aria-label="Open menu"]')
  await tab.click('[role=dialog] a', 'Movies')
  await expect.poll(() => tab.text('h1')).toBe('Movies')
  await expect.poll(() => tab.count('[role=dialog]')).toBe(0)
})

test('the keyboard skips to the content, and walks along a row', async ({ tab }) => {
  await tab.open('/')
  await expect.poll(() => tab.count('[data-slot=skeleton-card]')).toBe(0)
  await tab.press('Tab')
  expect(await focused(tab)).toBe('Skip to content')
  await tab.press('Enter')
  await expect.poll(() => tab.run(() => document.activeElement?.id)).toBe('content')
  await tab.run(() =>
    document.querySelector<HTMLElement>('[aria-label=Trailers] [aria-label="Scroll right"]')?.focus(),
  )
  for (let card = 0; card < 6; card++) await tab.press('Tab')
  const { inRow, left, right } = await tab.run(() => {
    const box = document.activeElement?.closest('[data-slot=card]')?.getBoundingClientRect()
    const inRow = document.activeElement?.closest('[aria-label=Trailers]') !== null
    return { inRow, left: box?.left ?? -1, right: innerWidth - (box?.right ?? innerWidth + 1) }
  })
  expect(inRow).toBe(true)
  expect(Math.min(left, right)).toBeGreaterThanOrEqual(0)
})

test('tabs change by arrows, and what was typed stays in each', async ({ tab }) => {
  await tab.open('/signin')
  await tab.click('form[aria-label="Sign in"] input[type=email]')
  await tab.type('grace@example.org')
  await tab.click('[role=tab]', 'Sign In')
  await tab.press('ArrowRight')
  await expect.poll(() => tab.text('[role=tab][aria-selected=true]')).toBe('Sign Up')
  await expect.poll(() => tab.count('form[aria-label="Sign up"]')).toBe(1)
  await tab.press('ArrowLeft')
  await expect.poll(() => tab.count('form[aria-label="Sign in"]')).toBe(1)
  expect(await tab.value('form[aria-label="Sign in"] input[type=email]')).toBe('grace@example.org')
})

test('a search from the header finds films, and Back leaves it', async ({ tab }) => {
  await tab.open('/contact')
  await tab.click('header input[type=search]')
  await tab.type('grace')
  await tab.press('Enter')
  await expect.poll(tab.path).toBe('/search?q=grace')
  await expect.poll(() => tab.text('main')).toMatch(/Found \d+ results? for "grace"/)
  await tab.back()
  await expect.poll(() => tab.text('h1')).toBe('Contact Us')
})

test('a post opens from the list of posts, and Back leads to it', async ({ tab }) => {
  await tab.open('/blog')
  await expect.poll(() => tab.text('main')).toMatch(/Found \d+ blog posts/)
  await tab.click('main article a', undefined)
  await expect.poll(tab.path).toMatch(/^\/blog\/./)
  await expect.poll(() => tab.count('main article p')).toBeGreaterThan(1)
  await tab.back()
  await expect.poll(() => tab.text('h1')).toBe('All Blog Posts')
})
