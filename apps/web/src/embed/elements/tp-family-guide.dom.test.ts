import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readOrigin } from './site.ts'
import { place, standInForBrowser } from './testing.ts'
import { type EmbeddedGuide, TpFamilyGuide } from './tp-family-guide.ts'

vi.mock('./elements.css?inline', () => ({ default: '' }))
vi.mock('#config/env.ts', () => ({ env: { siteUrl: '' } }))

const site = 'https://www.example.org'
const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()

beforeAll(() => {
  standInForBrowser()
  vi.stubGlobal('fetch', fetched)
  readOrigin({ src: `${site}/embed/v1.js` } as HTMLScriptElement)
  customElements.define('tp-family-guide', TpFamilyGuide)
})
beforeEach(() => fetched.mockReset())

const link = (text: string) => `<a href="${site}/">${text}</a>`
const find = (root: ShadowRoot, selector: string) => root.querySelector<HTMLElement>(selector)

const guide: EmbeddedGuide = {
  title: 'Old Yeller',
  path: '/reviews/old-yeller-review',
  by: 'Two Pastors',
  stars: 4,
  age: 8,
  why: 'A boy has to shoot the dog he loves.',
  concerns: [{ label: 'Grief and loss', level: 4, note: 'The dog falls ill.', scenes: ['75 min: the shot'] }],
  virtues: [{ label: 'Courage', level: 5, note: 'A boy does it.', scenes: [] }],
  notes: [{ label: 'Death of an animal', note: '75 min: the dog' }],
  license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
}

test.each(['old-yeller-review', `${site}/reviews/old-yeller-review?from=mail`])(
  'a family guide has the age, each scale in words, what hurts some, and who wrote it: %s',
  async (review) => {
    fetched.mockResolvedValue(Response.json(guide))
    const root = await place(`<tp-family-guide review="${review}">${link('Is it for us?')}</tp-family-guide>`)
    await vi.waitFor(
      () => expect(find(root, 'h2')?.textContent).toBe('Old Yeller: is it for my family?'),
      10_000,
    )
    expect(fetched.mock.calls[0]?.[0]).toBe(`${site}/embed/guide/old-yeller-review.json`)
    expect(find(root, '.facts')?.textContent).toBe('Ages 8+ · 4 of 5 stars')
    expect([...root.querySelectorAll('dl > div')].map((item) => item.textContent)).toEqual([
      'Grief and loss4 of 5The dog falls ill.75 min: the shot',
      'Courage5 of 5A boy does it.',
      'Death of an animal75 min: the dog',
    ])
    expect(root.querySelectorAll('dl > div:first-child i[data-filled]')).toHaveLength(4 + 5)
    expect(root.querySelector('a')?.href).toBe(`${site}/reviews/old-yeller-review`)
  },
)

test('the guide of a film that has no review has no stars', async () => {
  const { stars: _stars, ...ours } = guide
  fetched.mockResolvedValue(Response.json({ ...ours, path: '/the-ship' }))
  const root = await place(
    `<tp-family-guide film="${site}/the-ship">${link('Is it for us?')}</tp-family-guide>`,
  )
  await vi.waitFor(() => expect(find(root, '.facts')?.textContent).toBe('Ages 8+'), 10_000)
  expect(fetched.mock.calls[0]?.[0]).toBe(`${site}/embed/guide/the-ship.json`)
  expect(root.querySelector('a')?.textContent).toBe('More by Two Pastors')
})

test.each([
  ['<tp-family-guide>', () => Response.json(guide)],
  ['<tp-family-guide review="no-such-film">', () => new Response('', { status: 404 })],
])('%s leaves the link', async (tag, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fetched.mockResolvedValue(answer())
  const root = await place(`${tag}${link('Is it for us?')}</tp-family-guide>`)
  await new Promise((resolve) => setTimeout(resolve))
  expect(find(root, 'slot')).not.toBeNull()
})
