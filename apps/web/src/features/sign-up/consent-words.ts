/** Parts that aren't words of the form: the results of earlier attempts, and what nobody sees. */
const APART = '[role=alert], [role=status], [data-outcome], [aria-hidden=true], button, noscript'

/**
 * What a form says to the person who sends it, as shown on the page, translated or not: one line per paragraph, label
 * or heading. `data-consent` marks the element around the form that has text about it.
 */
export function consentWords(form: HTMLFormElement): string {
  const words = form.closest('[data-consent]') ?? form
  return [...words.querySelectorAll('h2, h3, p, label')]
    .filter((element) => !element.closest(APART))
    .map((element) => element.textContent.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
