import type { Locator, Page } from 'playwright'

export type Styles = Record<string, Record<string, string>>

/** The computed style of an element. */
export function styleOf(element: Locator): Promise<CSSStyleDeclaration> {
  return element.evaluate((node) => ({ ...getComputedStyle(node) }))
}

/** All computed styles of an element, its descendants and their pseudo-elements, by names such as `ul > li:1`. */
export function stylesWithin(page: Page, selector: string): Promise<Styles> {
  return page.evaluate((selector) => {
    const parts = { '': '*', '::before': '*', '::marker': 'li', '::placeholder': 'input' }
    const styles: Styles = {}
    const read = (element: Element, name: string) => {
      for (const [pseudo, of] of Object.entries(parts)) {
        if (!element.matches(of)) continue
        const computed = getComputedStyle(element, pseudo)
        styles[name + pseudo] = Object.fromEntries(
          [...computed].map((key) => [key, computed.getPropertyValue(key)]),
        )
      }
    }
    const walk = (element: Element, name: string) => {
      read(element, name)
      for (const [index, child] of [...element.children].entries()) {
        walk(child, `${name} > ${child.localName}:${index + 1}`)
      }
    }
    const root = document.querySelector(selector)
    if (!root) throw new Error(`There is no ${selector} on the page`)
    // For the page itself, without its content.
    if (root === document.documentElement || root === document.body) read(root, root.localName)
    else walk(root, selector)
    return styles
  }, selector)
}

/** The computed styles of all elements of ours and their pseudo-elements, by names such as `card-title 3::before`. */
export function stylesOfParts(page: Page): Promise<Styles> {
  return page.evaluate(() => {
    const styles: Styles = {}
    // Elements without classes, such as a trigger without a look of its own, are styled by the host.
    const parts = document.querySelectorAll('[class*="tp:"], [data-slot="icon"], [data-slot^="video-"]')
    for (const [index, part] of [...parts].entries()) {
      for (const pseudo of ['', '::before', '::after', '::placeholder']) {
        const computed = getComputedStyle(part, pseudo)
        styles[`${part.getAttribute('data-slot')} ${index}${pseudo}`] = Object.fromEntries(
          [...computed].map((key) => [key, computed.getPropertyValue(key)]),
        )
      }
    }
    return styles
  })
}

/** The differences, one per line: `#words > ul:3 list-style-type: square became none`. */
export function differences(before: Styles, after: Styles, allowed: RegExp): string[] {
  return Object.entries(before).flatMap(([element, styles]) =>
    Object.entries(styles)
      .filter(([key, value]) => after[element]?.[key] !== value && !allowed.test(key))
      .map(([key, value]) => `${element} ${key}: ${value} became ${after[element]?.[key]}`),
  )
}
