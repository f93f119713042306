import { beforeEach, expect, test, vi } from 'vitest'
import { openPlainPlayer } from '#features/watch/open-plain-player.ts'
import { keepEarlyInput } from './early-input.ts'

vi.mock('#features/watch/open-plain-player.ts', () => ({ openPlainPlayer: vi.fn(() => true) }))

let isFormWaiting: () => boolean
const send = vi.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  send.mockClear()
  vi.mocked(openPlainPlayer).mockClear()
  document.body.innerHTML = `<div id="root"><button id="menu"><i>Menu</i></button><main>
    <form id="sign-up" method="post"><button id="subscribe">Subscribe</button></form>
    <form id="search" action="/search"><input name="q" /><button id="go">Go</button></form>
    <a id="trailer" href="?watch=david" data-video='{"title":"David"}'><i>Watch Trailer</i></a></main>
    <footer><button id="light">Light</button></footer></div><dialog id="player"></dialog>`
  isFormWaiting = keepEarlyInput()
})

const element = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found
const hydrate = () => {
  dispatchEvent(new Event('app:hydrating'))
  for (const form of document.forms) form.addEventListener('submit', send)
  for (const part of ['app:header-ready', 'app:ready', 'app:footer-ready']) dispatchEvent(new Event(part))
}

test('a button pressed before hydration is pressed again once the page is ready, and only once', () => {
  element('menu').querySelector('i')?.click()
  const onMouseDown = vi.fn()
  const onClick = vi.fn()
  element('menu').addEventListener('mousedown', onMouseDown)
  element('menu').addEventListener('click', onClick)
  hydrate()
  hydrate()
  expect(onMouseDown).toHaveBeenCalledOnce()
  expect(onClick).toHaveBeenCalledOnce()
})

test('what was pressed, typed, chosen and ticked on a page that React makes anew is so on the new one', () => {
  const html = `<main><input name="email"><input type="checkbox"><select><option value="a"><option value="b"></select>
    <textarea></textarea><button>Menu</button></main>`
  document.body.innerHTML = `<div id="root">${html}</div>`
  const find = <Found extends HTMLElement>(selector: string) =>
    document.querySelector<Found>(selector) as Found
  const values = () => [
    find<HTMLInputElement>('[name=email]').value,
    find<HTMLInputElement>('[type=checkbox]').checked,
    find<HTMLSelectElement>('select').value,
    find<HTMLTextAreaElement>('textarea').value,
  ]
  find<HTMLInputElement>('[type=checkbox]').click()
  for (const [selector, value] of [
    ['[name=email]', 'ruth@example.org'],
    ['select', 'b'],
    ['textarea', 'Hello'],
  ] as const) {
    find<HTMLInputElement>(selector).value = value
    find(selector).dispatchEvent(new Event('input', { bubbles: true }))
  }
  find('button').click()
  dispatchEvent(new Event('app:hydrating'))
  find('#root').innerHTML = html
  expect(values()).toEqual(['', false, 'a', ''])
  const onClick = vi.fn(() => expect(values()[0]).toBe('ruth@example.org'))
  find('button').addEventListener('click', onClick)
  dispatchEvent(new Event('app:ready'))
  expect(values()).toEqual(['ruth@example.org', true, 'b', 'Hello'])
  expect(onClick).toHaveBeenCalledOnce()
})

test('a form that only the app can send waits for it', () => {
  element('subscribe').click()
  expect(send).not.toHaveBeenCalled()
  expect(isFormWaiting()).toBe(true)
  hydrate()
  expect(send).toHaveBeenCalledOnce()
  expect(isFormWaiting()).toBe(false)
})

test.each(['before hydration', 'while the page hydrates'])(
  'a choice made %s is made again, although hydration takes it back',
  (moment) => {
    const list = document.createElement('select')
    list.append(new Option('Any', ''), new Option('6 and up', '6'))
    document.querySelector('main')?.append(list)
    if (moment !== 'before hydration') dispatchEvent(new Event('app:hydrating'))
    list.value = '6'
    list.dispatchEvent(new Event('input', { bubbles: true }))
    list.value = ''
    const chosen = vi.fn()
    list.addEventListener('change', () => chosen(list.value))
    hydrate()
    expect(chosen.mock.calls).toEqual([['6']])
  },
)

test('an answer chosen before hydration is chosen again, although the page shows it already', () => {
  const html =
    '<input type="radio" name="film" id="david" checked /><input type="radio" name="film" id="kings" />'
  document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
  for (const id of ['kings', 'david', 'kings']) element(id).click()
  const chosen: string[] = []
  for (const id of ['david', 'kings']) element(id).addEventListener('change', () => chosen.push(id))
  hydrate()
  expect(chosen).toEqual(['david', 'kings'])
  expect(element<HTMLInputElement>('kings').checked).toBe(true)
})

test('a tick made before hydration is made again if hydration takes it back, and kept if not', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<input type="checkbox" id="reset" /><input type="checkbox" id="kept" />',
  )
  for (const id of ['reset', 'kept']) element(id).click()
  element<HTMLInputElement>('reset').checked = false
  hydrate()
  expect(element<HTMLInputElement>('reset').checked).toBe(true)
  expect(element<HTMLInputElement>('kept').checked).toBe(true)
})

test('the search goes to its page without the app, unless it is blank', () => {
  const submit = () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    element('search').dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(submit()).toBe(true)
  element('search').querySelector('input')?.setAttribute('value', 'david')
  expect(submit()).toBe(false)
})

test('React hears nothing of a search that is typed while it hydrates, and everything once it has', () => {
  const onKey = vi.fn()
  document.body.addEventListener('keyup', onKey)
  const field = element('search').querySelector('input') as HTMLInputElement
  field.type = 'search'
  const press = () => field.dispatchEvent(new KeyboardEvent('keyup', { key: 'd', bubbles: true }))
  // Before that it starts the page's code (app/boot/start.ts).
  press()
  expect(onKey).toHaveBeenCalledOnce()
  dispatchEvent(new Event('app:hydrating'))
  press()
  expect(onKey).toHaveBeenCalledOnce()
  dispatchEvent(new Event('app:ready'))
  press()
  expect(onKey).toHaveBeenCalledTimes(2)
  document.body.removeEventListener('keyup', onKey)
})

test.each([
  ['menu', 'app:header-ready'],
  ['subscribe', 'app:ready'],
  ['light', 'app:footer-ready'],
])('%s, pressed while the page hydrates, is pressed again at %s', (id, part) => {
  const heard: string[] = []
  const types = ['pointerdown', 'touchstart', 'mousedown', 'click']
  dispatchEvent(new Event('app:hydrating'))
  for (const type of types) element(id).addEventListener(type, () => heard.push(type))
  const press = () => {
    for (const type of types)
      element(id).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
  press()
  for (const other of ['app:header-ready', 'app:ready', 'app:footer-ready'])
    if (other !== part) dispatchEvent(new Event(other))
  press()
  expect(heard).toEqual([])
  dispatchEvent(new Event(part))
  expect(heard).toEqual(['mousedown', 'click'])
  press()
  expect(heard).toEqual(['mousedown', 'click', ...types])
})

test('what React has rendered in the place of a part that failed to hydrate answers at once', () => {
  dispatchEvent(new Event('app:hydrating'))
  const onClick = vi.fn()
  const button = Object.assign(document.createElement('button'), { type: 'button', onclick: onClick })
  document.querySelector('main')?.replaceChildren(button)
  button.click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('what is pressed after hydration is left to the page', () => {
  hydrate()
  const onClick = vi.fn()
  element('menu').addEventListener('click', onClick)
  element('menu').click()
  dispatchEvent(new Event('app:ready'))
  expect(onClick).toHaveBeenCalledOnce()
})

const press = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  element('trailer').querySelector('i')?.dispatchEvent(event)
  return event.defaultPrevented
}

test('a video pressed before hydration plays at once, and its link is pressed again when the page is ready', () => {
  expect(press()).toBe(true)
  expect(openPlainPlayer).toHaveBeenCalledExactlyOnceWith({ title: 'David' }, { link: element('trailer') })
  const onClick = vi.fn()
  element('trailer').addEventListener('click', onClick)
  hydrate()
  expect(onClick).toHaveBeenCalledOnce()
})

test('a video link pressed before hydration is focused when the video opens, so focus returns to it', () => {
  let focused: Element | null = null
  vi.mocked(openPlainPlayer).mockImplementationOnce(() => {
    focused = document.activeElement
    return true
  })
  element('trailer').querySelector('i')?.click()
  expect(focused).toBe(element('trailer'))
})

test('a video that was closed before hydration stays closed', () => {
  press()
  element('player').dispatchEvent(new Event('close'))
  const onClick = vi.fn()
  element('trailer').addEventListener('click', onClick)
  hydrate()
  expect(onClick).not.toHaveBeenCalled()
})

test('a video that the browser cannot play, or for a new tab, is left to its link', () => {
  expect(press({ ctrlKey: true })).toBe(false)
  expect(openPlainPlayer).not.toHaveBeenCalled()
  vi.mocked(openPlainPlayer).mockReturnValueOnce(false)
  expect(press()).toBe(false)
  hydrate()
})
