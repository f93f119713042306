import { configure, getQueriesForElement } from '@testing-library/dom'
import sharp from 'sharp'
import { expect } from 'vitest'
import { parsePage, readDist } from '../../e2e/support/dist.ts'
import { load } from './serve.ts'

configure({
  // Nothing of a built page is hidden by styles that jsdom knows, and looking for them takes longer than all else.
  defaultHidden: true,
  // Without the page's HTML.
  getElementError: (message) => new Error(message?.split('\n', 1)[0]),
})

/** Queries by role and label in the HTML of a built page. */
export const openPage = (file: string) => within(parsePage(readDist(file)).body)

/** Queries by role and label within an element. */
export const within = (element: HTMLElement) => ({ element, ...getQueriesForElement(element) })

/** What an element says, with single spaces. */
export const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
export const textsOf = (elements: Iterable<Element>) => [...elements].map(textOf)

/** A link out of the site opens in a new tab. */
export function expectOutside(link: HTMLElement, address = /^https:\/\/(?!localhost)/) {
  expect(link.getAttribute('href')).toMatch(address)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel') ?? '').toMatch(/noopener/)
}

/** Expects `count` pictures in an element, each of which answers and can be read. */
export async function expectPictures(element: Element, count: number) {
  const pictures = [...element.querySelectorAll('img')]
  expect(pictures).toHaveLength(count)
  for (const picture of pictures) {
    const path = picture.getAttribute('src') ?? ''
    const { type, bytes } = await load(path)
    expect(type, path).toMatch(/^image\//)
    expect((await sharp(bytes).metadata()).width, path).toBeGreaterThan(0)
  }
}
