// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyInput } from './early-input.ts'

const send = vi.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  send.mockClear()
  document.body.innerHTML = `
    <button id="menu"><i>Menu</i></button>
    <form id="sign-up"><button id="subscribe">Subscribe</button></form>
    <form id="search" action="/search"><input name="q" /><button id="go">Go</button></form>`
  keepEarlyInput()
})

const element = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found
const hydrate = () => {
  dispatchEvent(new Event('app:hydrating'))
  for (const form of document.forms) form.addEventListener('submit', send)
  dispatchEvent(new Event('app:ready'))
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

test('a form that only the app can send waits for it', () => {
  element('subscribe').click()
  expect(send).not.toHaveBeenCalled()
  hydrate()
  expect(send).toHaveBeenCalledOnce()
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

test('what is pressed after hydration is left to the page', () => {
  hydrate()
  const onClick = vi.fn()
  element('menu').addEventListener('click', onClick)
  element('menu').click()
  dispatchEvent(new Event('app:ready'))
  expect(onClick).toHaveBeenCalledOnce()
})
