import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import site from '#content/site.yaml'
import { films } from '#features/films/films.ts'
import { reviews } from '#features/reviews/reviews.ts'
import { faultsOf } from '../../tools/site-check/faults.ts'
import type { SitePart } from '../routes.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// Feeds and blog never come.
vi.stubGlobal('fetch', () => new Promise(() => {}))
vi.mock('#config/env.ts', () => ({
  env: { feedHost: '', mediaHosts: [], blogFeedUrl: '/blog.xml', rssProxyUrl: '/proxy?url=', siteUrl: '' },
  siteAddress: (path: string) => path,
  isBuild: false,
}))

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  vi.resetModules()
  for (const path of mocked.splice(0)) vi.doUnmock(path)
})

const mocked: string[] = []
const put = (path: string, module: object) => {
  mocked.push(path)
  vi.doMock(path, () => module)
}

const without = (...parts: SitePart[]) => put('#content/site.yaml', { default: { ...site, without: parts } })
const haveReviews = (shown: typeof reviews, featured = shown.slice(0, 1)) =>
  put('#features/reviews/reviews.ts', { reviews: shown, featuredReviews: featured })
const haveFilms = (shown: typeof films) => put('#features/films/films.ts', { films: shown })
const havePosts = () => put('#features/blog/use-blog.ts', { useBlog: () => ({ posts: [] }) })

const coming = films.filter(({ dates, phase }) => !phase && Object.keys(dates).length === 0)
const guided = films.find(({ guide }) => guide)?.address ?? ''

/** Opens a page as a visitor does: with its code, in a browser. */
async function open(path: string): Promise<string> {
  const [{ loadPage, matchRoute, RoutePage }, { ClockContext }] = await Promise.all([
    import('./pages.tsx'),
    import('#lib/now.tsx'),
  ])
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  document.body.innerHTML = '<main></main>'
  const main = document.body.firstElementChild
  if (!main) throw new Error('jsdom has no body')
  const created = createRoot(main)
  root = created
  await loadPage(path, queryClient)
  await act(async () =>
    created.render(
      <QueryClientProvider client={queryClient}>
        <ClockContext value={{ asOf: Date.now(), changes: [] }}>
          <MemoryRouter initialEntries={[path]}>
            <RoutePage pathname={path} />
          </MemoryRouter>
        </ClockContext>
      </QueryClientProvider>,
    ),
  )
  const dead = [...document.querySelectorAll('a[href^="/"]')]
    .map((link) => link.getAttribute('href')?.replace(/[?#].*$/, '') ?? '')
    .filter((to) => !/\.\w+$/.test(to) && matchRoute(to).route.page === 'not-found')
  expect([...faultsOf(document), ...dead.map((to) => `leads to ${to}, where nothing is`)]).toEqual([])
  return main.textContent ?? ''
}

test.each<[what: string, path: string, change: () => void, says: RegExp | null, not: RegExp]>([
  [
    'only films without a date',
    '/plan',
    () => haveFilms(coming),
    /no film to plan for yet/i,
    /could not be shown|Start Your Kit|Your Kit/,
  ],
  ['reviews and no blog', '/reviews', () => without('blog'), null, /Latest from Our Blog/],
  ['a blog without posts', '/reviews', havePosts, null, /Latest from Our Blog/],
  [
    'nothing but featured reviews',
    '/reviews',
    () => haveReviews(reviews.slice(0, 2), reviews.slice(0, 2)),
    /Find a Film/,
    /Nothing matches|closest|filter/i,
  ],
  [
    'no featured review',
    '/reviews',
    () => haveReviews(reviews.slice(0, 2), []),
    /2 reviews/,
    /Featured|more reviews/,
  ],
  [
    'no film with a guide',
    '/reviews',
    () => haveFilms(coming),
    /made by others/,
    /Our own films|Each film of our own/,
  ],
  ['no reviews', '/reviews', () => haveReviews([]), /first review is on its way/, /Featured|Find a Film/],
  ['no reviews', '/', () => haveReviews([]), /Sponsors/, /Reviewed for Families/],
  [
    'no series',
    '/series',
    () => haveFilms(films.filter(({ kind }) => kind === 'film')),
    /first series is on its way/,
    /undefined/,
  ],
  [
    'no reviews, but a film with a guide',
    guided,
    () => without('reviews'),
    /Is it for my family/,
    /Check it for your family/,
  ],
])('with %s, %s is whole', async (_, path, change, says, not) => {
  change()
  const text = await open(path)
  if (says) expect(text).toMatch(says)
  expect(text).not.toMatch(not)
})
