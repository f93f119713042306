import type { Page } from '@playwright/test'

/** Text that would waste ink or print badly: lighter than dark gray, or on a background that is not white. */
export function findPrintContrastIssues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? []
    return [...document.querySelectorAll<HTMLElement>('#root *')].flatMap((element) => {
      const text = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      )
      if (!text || !element.checkVisibility() || element.closest('svg')) return []
      const { color, backgroundColor } = getComputedStyle(element)
      const dark = channels(color).every((channel) => channel <= 0x55)
      const [red = 0, green = 0, blue = 0, alpha = 1] = channels(backgroundColor)
      const white = alpha === 0 || Math.min(red, green, blue) === 255
      return dark && white ? [] : [`${color} on ${backgroundColor}: ${element.textContent?.slice(0, 40)}`]
    })
  })
}
