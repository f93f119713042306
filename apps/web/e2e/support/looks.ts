import type { Page } from '@playwright/test'

declare global {
  interface Window {
    served?: WeakSet<Element>
  }
}

/** For {@link looks}, before the page is opened: it looks at what the build wrote, which doesn't depend on speed. */
export const noteServed = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      window.served = new WeakSet(document.querySelectorAll('*'))
    }),
  )

/**
 * What the styles make of a page at its width, in lines: what is not shown, what stays in place, how far from the top an
 * address leads, how headings and texts look, and what the keyboard reaches in which order, with which ring:
 * to focus each takes longer than all else.
 */
export async function looks(page: Page, withRings: boolean): Promise<string[]> {
  // After a key press, focus set by a script shows its ring.
  await page.keyboard.press('Shift')
  return page.evaluate((focuses) => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
      window.served?.has(element),
    )
    const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    const nameOf = (element: HTMLElement) =>
      element.ariaLabel ||
      textOf(element) ||
      element.querySelector('[aria-label]')?.ariaLabel ||
      element.querySelector('img')?.alt ||
      element.getAttribute('name') ||
      element.tagName.toLowerCase()
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        width > 1 &&
        height > 1
      )
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      )
    const unique = (texts: string[]) => [...new Set(texts)]
    const hidden = all.filter(
      (element) =>
        hasText(element) &&
        !element.closest('script, style, noscript, template, select, svg') &&
        !isShown(element),
    )
    const stuck = all.flatMap((element) => {
      const { position, zIndex, display } = getComputedStyle(element)
      return /fixed|sticky/.test(position)
        ? [`${position} z-index ${zIndex} ${display}: ${nameOf(element).slice(0, 30)}`]
        : []
    })
    const margins = Map.groupBy(
      all.filter((element) => !/^(0px ?)+$/.test(getComputedStyle(element).scrollMargin)),
      (element) => getComputedStyle(element).scrollMargin,
    )
    const idOf = ({ id, tagName }: HTMLElement) =>
      id && !id.includes('_R_') ? `#${id}` : tagName.toLowerCase()
    const kinds = [
      'h1',
      'h2',
      'h3',
      'main p',
      'main li',
      'main a',
      'main button',
      'label',
      'input',
      'header a',
      'footer a',
    ]
    const styles = kinds.flatMap((kind) => {
      const element = all.find((found) => found.matches(kind) && isShown(found))
      if (!element) return []
      const { fontFamily, fontSize, fontWeight, color, textTransform, textAlign, cursor } =
        getComputedStyle(element)
      const font = `${fontFamily.split(',')[0]} ${Math.round(Number.parseFloat(fontSize))}px ${fontWeight}`
      return [`${kind}: ${font} ${color} ${textTransform} ${textAlign} ${cursor}`]
    })
    const ringOf = (element: HTMLElement) => {
      for (const found of [element, element.closest<HTMLElement>('label'), element.parentElement]) {
        if (!found) continue
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(found)
        if (outlineStyle === 'auto') return "the browser's"
        if (outlineStyle !== 'none' && outlineWidth !== '0px')
          return `${outlineStyle} ${outlineWidth} ${outlineColor}`
      }
      return 'no ring'
    }
    const reached = all.filter(
      (element) =>
        element.tabIndex >= 0 && isShown(element.closest('label') ?? element) && !element.closest('[inert]'),
    )
    const rings: string[] = []
    const walk = reached.flatMap((element) => {
      if (!focuses) return element.matches(':disabled') ? [] : [nameOf(element).slice(0, 40)]
      element.focus({ preventScroll: true })
      if (document.activeElement !== element) return []
      rings.push(ringOf(element))
      return [nameOf(element).slice(0, 40)]
    })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return [
      `not shown: ${unique(hidden.map((element) => textOf(element).slice(0, 40))).join(' | ')}`,
      `in place: ${unique(stuck).join(' | ')}`,
      ...[...margins].map(
        ([margin, elements]) => `scrolls to ${margin}: ${unique(elements.map(idOf)).join(' ')}`,
      ),
      `styles: ${styles.join(' | ')}`,
      ...(focuses ? [`rings: ${unique(rings).join(' | ')}`] : []),
      `reached: ${walk.join(' | ')}`,
    ]
  }, withRings)
}
