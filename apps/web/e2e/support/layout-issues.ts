import type { Page } from '@playwright/test'

/** The page's layout faults: it scrolls sideways, text is cut off, or one control covers another. */
export function findLayoutIssues(page: Page, controls: boolean): Promise<string[]> {
  return page.evaluate((withControls) => {
    const flaws: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) flaws.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`)
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}"`

    // Rows scroll by design; lines that end in "…" are cut on purpose, and screen readers get all of them.
    const onPurpose =
      '[data-slot=carousel-scroller], [data-slot=scroll-row], [class*=truncate], [class*=line-clamp], [class*=sr-only], .tp-prose table'
    for (const element of document.querySelectorAll<HTMLElement>(
      'h1,h2,h3,p,a,button,label,li,dt,dd,legend',
    )) {
      if (!element.checkVisibility() || element.closest(onPurpose)) continue
      const { left, right, width } = element.getBoundingClientRect()
      if (width > 0 && (left < -1 || right > clientWidth + 1))
        flaws.push(`leaves the screen: ${name(element)}`)
      const { overflowX, overflowY } = getComputedStyle(element)
      const cutX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      const cutY = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
      if (cutX || cutY) flaws.push(`cut off: ${name(element)}`)
    }

    // The text of any element: a line that can't wrap overflows a box that fits.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest(onPurpose)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 0 && (left < -1 || right > clientWidth + 1))
          flaws.push(`text leaves the screen: ${text.textContent?.trim().slice(0, 60)}`)
      }
    }

    const controls = 'main a, main button, main input, main select, main textarea'
    for (const control of withControls ? document.querySelectorAll<HTMLElement>(controls) : []) {
      if (
        !control.checkVisibility() ||
        control.closest('[data-slot=carousel-scroller], [data-slot=scroll-row], .sr-only, .tp\\:sr-only')
      )
        continue
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box] = control.getClientRects()
      if (!box || box.width === 0) continue
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const related =
        top && (control.contains(top) || top.contains(control) || top.closest('label')?.contains(control))
      if (!related) flaws.push(`covered: ${name(control)} by ${top ? name(top) : 'nothing'}`)
    }
    return flaws
  }, controls)
}
