/**
 * What visitors press before React has hydrated the page would be lost. Links and the search form work without code, so
 * only buttons and other forms need help: the last press is kept, and repeated once the page is ready. The entry sends
 * `app:hydrating` when React takes over the events, and `app:ready` when the page has hydrated.
 */
export function keepEarlyInput(): void {
  let pressed: HTMLElement | null = null

  const keepPress = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (button) pressed = button
  }
  const holdForm = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const isSearch = form.hasAttribute('action')
    const term = form.elements.namedItem('q') as HTMLInputElement | null
    if (isSearch && term?.value.trim()) return
    event.preventDefault()
    if (!isSearch) pressed = event.submitter
  }
  addEventListener('click', keepPress, true)
  addEventListener('submit', holdForm, true)

  addEventListener('app:hydrating', () => {
    removeEventListener('click', keepPress, true)
    removeEventListener('submit', holdForm, true)
  })
  addEventListener('app:ready', () => {
    // Tabs open on mousedown rather than on click.
    pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    pressed?.click()
    pressed = null
  })
}
