/** What is no word of the form: what became of earlier attempts, and what nobody sees. */
const APART = '[role=alert], [role=status], [data-outcome], [aria-hidden=true], button, noscript'

/**
 * What a form says to whoever sends it, as it stands on the page, translated or not: a paragraph, label or heading a line.
 * `data-consent` marks what surrounds the form and has words about it.
 */
export function consentWords(form: HTMLFormElement): string {
  const words = form.closest('[data-consent]') ?? form
  return [...words.querySelectorAll('h2, h3, p, label')]
    .filter((element) => !element.closest(APART))
    .map((element) => element.textContent.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
