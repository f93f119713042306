import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ESCAPE_MESSAGE } from '#features/embed/embed-code.ts'
import { PHONE_HINT } from '#features/sign-up/notification-choices.ts'
import { readOrigin } from './site.ts'
import { place, standInForBrowser } from './testing.ts'
import { TpRow } from './tp-row.ts'
import { TpSignUp } from './tp-sign-up.ts'
import { TpVideo } from './tp-video.ts'

vi.mock('./elements.css?inline', () => ({ default: '' }))
vi.mock('#config/env.ts', () => ({
  env: { siteUrl: '', feedHost: '', supabaseUrl: '', supabaseAnonKey: 'key', turnstileSiteKey: '' },
}))

const site = 'https://www.example.org'
const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()

beforeAll(() => {
  standInForBrowser()
  vi.stubGlobal('fetch', fetched)
  readOrigin({ src: `${site}/embed/v1.js` } as HTMLScriptElement)
  customElements.define('tp-video', TpVideo)
  customElements.define('tp-row', TpRow)
  customElements.define('tp-sign-up', TpSignUp)
})
beforeEach(() => void fetched.mockReset())

const link = (text: string) => `<a href="${site}/">${text}</a>`
const find = (root: ShadowRoot, selector: string) => root.querySelector<HTMLElement>(selector)

test('a video is a frame that is named by its link', async () => {
  const root = await place(`<tp-video watch="david">${link('David, the trailer')}</tp-video>`)
  const frame = find(root, 'iframe')
  expect(frame?.getAttribute('src')).toBe(`${site}/embed/watch/david`)
  expect(frame?.title).toBe('David, the trailer')
  expect(frame?.getAttribute('allow')).toContain('fullscreen')
})

test('another video comes when the attribute changes', async () => {
  const root = await place(`<tp-video watch="david">${link('David')}</tp-video>`)
  document.querySelector('tp-video')?.setAttribute('watch', 'ember')
  await vi.waitFor(
    () => expect(find(root, 'iframe')?.getAttribute('src')).toBe(`${site}/embed/watch/ember`),
    10_000,
  )
})

test('without a video, and where the host’s policy refuses frames, the link stays', async () => {
  const none = await place(`<tp-video>${link('David')}</tp-video>`)
  expect(find(none, 'slot')).not.toBeNull()

  const root = await place(`<tp-video watch="david">${link('David')}</tp-video>`)
  const violation = (directive: string, uri: string) =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: directive, blockedURI: uri }),
    )
  violation('frame-src', 'https://other.example')
  violation('img-src', site)
  expect(find(root, 'iframe')).not.toBeNull()
  violation('frame-src', site)
  expect(find(root, 'iframe')).toBeNull()
  expect(find(root, 'slot')).not.toBeNull()
})

test('in a preview or a file, which may frame nothing, the link stays and says so', async () => {
  vi.stubGlobal('origin', 'null')
  const root = await place(`<tp-video watch="david">${link('David')}</tp-video>`)
  vi.stubGlobal('origin', location.origin)
  expect(find(root, 'iframe')).toBeNull()
  expect(find(root, 'slot')).not.toBeNull()
  expect(root.textContent).toContain('The video plays here once the page is published.')
})

test('browsers without URL.parse show the video too', async () => {
  const { parse } = URL
  Object.assign(URL, { parse: undefined })
  const root = await place(
    `<tp-video watch="https://www.example.org/watch/david?t=5">${link('David')}</tp-video>`,
  )
  Object.assign(URL, { parse })
  expect(find(root, 'iframe')?.getAttribute('src')).toBe(`${site}/embed/watch/david?t=5`)
})

const episode = (id: string, title: string) => ({
  id,
  title,
  thumbnail: `/media/${id}.avif`,
  content: { duration: 61, videos: [{ url: `/${id}.mp4`, videoType: 'MP4' }] },
})
const feed = { movies: [episode('a', 'First Film'), episode('b', 'Second Film')] }

test('a row shows the videos of its feed as links to their pages, under the heading of the site', async () => {
  fetched.mockResolvedValue(Response.json(feed))
  const root = await place(`<tp-row feed="747">${link('Trailers')}</tp-row>`)
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(2), 10_000)
  expect(fetched.mock.calls[0]?.[0]).toBe(`${site}/api/getfeed/747`)
  expect(find(root, 'h2')?.textContent).toBe('Trailers')
  const card = root.querySelector('a')
  expect(card?.href).toBe(`${site}/watch/747-a`)
  expect(card?.textContent).toBe('First Film1:01')
  expect(find(root, 'img')?.getAttribute('src')).toBe(`${site}/media/a.avif`)
})

test('a press opens the player over the page; with a key held down, the browser decides', async () => {
  fetched.mockResolvedValue(Response.json(feed))
  const root = await place(`<tp-row feed="747" heading="Our films">${link('Trailers')}</tp-row>`)
  await vi.waitFor(() => expect(find(root, 'h2')?.textContent).toBe('Our films'), 10_000)
  const press = (init: MouseEventInit = {}) =>
    root
      .querySelector('a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  for (const key of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])
    expect(press({ [key]: true }), key).toBe(true)
  expect(find(root, 'dialog')).toBeNull()

  expect(press()).toBe(false)
  expect(find(root, 'dialog')?.getAttribute('aria-label')).toBe('First Film')
  expect(find(root, 'dialog iframe')?.getAttribute('src')).toBe(`${site}/embed/watch/747-a?autoplay`)
  find(root, '[aria-label=Close]')?.click()
  expect(find(root, 'dialog')).toBeNull()
})

test('Escape closes the player when its frame has the focus; other frames cannot', async () => {
  fetched.mockResolvedValue(Response.json(feed))
  const root = await place(`<tp-row feed="747">${link('Trailers')}</tp-row>`)
  await vi.waitFor(() => expect(root.querySelector('a')).not.toBeNull(), 10_000)
  root.querySelector('a')?.click()
  const frame = root.querySelector('iframe')?.contentWindow ?? null
  const post = (source: Window | null) =>
    dispatchEvent(new MessageEvent('message', { data: ESCAPE_MESSAGE, source }))
  post(window)
  expect(find(root, 'dialog')).not.toBeNull()
  post(frame)
  expect(find(root, 'dialog')).toBeNull()
})

test.each([
  ['empty', () => Response.json({ movies: [] })],
  ['missing', () => new Response('', { status: 404 })],
])('a feed that is %s leaves the link', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fetched.mockResolvedValue(answer())
  const root = await place(`<tp-row feed="747">${link('Trailers')}</tp-row>`)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), 10_000)
  expect(find(root, 'slot')).not.toBeNull()
})

test('an answer that comes after another feed was asked for is not shown', async () => {
  const answers = new Map<string, (answer: Response) => void>()
  fetched.mockImplementation((url) => new Promise((resolve) => answers.set(url, resolve)))
  const root = await place(`<tp-row feed="747">${link('Trailers')}</tp-row>`)
  document.querySelector('tp-row')?.setAttribute('feed', '748')
  await vi.waitFor(() => expect(answers.size).toBe(2), 10_000)
  const answer = (id: string, title: string) =>
    answers.get(`${site}/api/getfeed/${id}`)?.(Response.json({ movies: [episode('a', title)] }))
  answer('748', 'New Film')
  await vi.waitFor(() => expect(root.textContent).toContain('New Film'), 10_000)
  answer('747', 'Old Film')
  await new Promise((resolve) => setTimeout(resolve))
  expect(root.textContent).not.toContain('Old Film')
})

/** Fills the form in and sends it. */
function send(root: ShadowRoot, email: string, sms = false) {
  const input = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)
  const [address, box] = [input('email'), input('smsNotifications')]
  if (address) address.value = email
  if (box) box.checked = sms
  root.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
}

test('a sign-up is sent as the site’s own form sends it, and what was saved is said', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'ok' }))
  const root = await place(`<tp-sign-up heading="Write to Us, ¿sí?">${link('Sign up')}</tp-sign-up>`)
  send(root, 'ruth@example.org')
  await vi.waitFor(
    () => expect(find(root, '[role=status]')?.textContent).toContain('We have ruth@example.org.'),
    10_000,
  )
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe(`${site}/functions/v1/mailchimp-subscribe`)
  const headers = new Headers(init?.headers)
  expect(headers.get('x-sign-up-source')).toBe('embed')
  const words = Buffer.from(headers.get('x-consent-words') ?? '', 'base64')
    .toString()
    .split('\n')
  expect(words[0]).toBe('Write to Us, ¿sí?')
  expect(words).toEqual(expect.arrayContaining(['Email notifications', 'SMS alerts', PHONE_HINT]))
  expect(JSON.parse(String(init?.body))).toEqual({
    email: 'ruth@example.org',
    emailNotifications: true,
    smsNotifications: false,
  })
})

test('what was typed never goes into the address of the host, even if the script breaks', async () => {
  const root = await place(`<tp-sign-up>${link('Sign up')}</tp-sign-up>`)
  expect(root.querySelector('form')?.method).toBe('post')
})

test('problems are said at their fields, which are marked and focused, and nothing is sent', async () => {
  const root = await place(`<tp-sign-up>${link('Sign up')}</tp-sign-up>`)
  send(root, '')
  expect(find(root, '#email-problem')?.textContent).toBe('Please enter your email address to subscribe.')
  expect(find(root, '[name=email]')?.getAttribute('aria-invalid')).toBe('true')
  expect(root.activeElement).toBe(find(root, '[name=email]'))
  send(root, 'ruth@example.org', true)
  expect(find(root, '#email-problem')?.textContent).toBe('')
  expect(find(root, '#phone-problem')?.textContent).toContain('phone number')
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  [
    'refuses a field',
    () => Response.json({ message: 'Not this address.', field: 'email' }, { status: 400 }),
    '#email-problem',
    'Not this address.',
  ],
  [
    'refuses for now',
    () => Response.json({ message: 'Try again in ten minutes.' }, { status: 429 }),
    '[role=status]',
    'Try again in ten minutes.',
  ],
  ['sends a web page', () => new Response('<html>'), '[role=status]', 'An unexpected error occurred.'],
])('a server that %s is quoted where it belongs', async (_, answer, where, text) => {
  fetched.mockResolvedValue(answer())
  const root = await place(`<tp-sign-up>${link('Sign up')}</tp-sign-up>`)
  send(root, 'ruth@example.org')
  await vi.waitFor(() => expect(find(root, where)?.textContent).toContain(text), 10_000)
})
