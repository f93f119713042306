/**
 * Replays the last button press from before hydration, which would otherwise be lost. Links and the search form work
 * without JavaScript, so only buttons and other forms need this. The entry dispatches `app:hydrating` when React takes
 * over events, and `app:ready` once the page has hydrated.
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
    // Tabs open on mousedown, not click.
    pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    pressed?.click()
    pressed = null
  })
}
