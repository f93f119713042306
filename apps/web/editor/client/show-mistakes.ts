// The CMS marks invalid fields, which may be in closed groups, and says nothing if a limit or pattern is violated.
// This lists them in a box at the bottom, and opens the groups.

const FIELD = '[aria-label$=" field"]'
const MISTAKES = '[class*="ControlErrorsList"] li'
/** The button that opens a group, and the first button of a list item. */
const OPENERS = '[aria-label="Expand"], [class*="TopBarButton"]'

const box = document.createElement('div')

/** Why an entry was not saved. The CMS's message disappears after a few seconds; this stays until the entry is changed. */
export function showSaveError(why: string): void {
  box.replaceChildren(titled('Not saved yet.'), ` ${why}`)
}

/** What the check says of an entry that is saved. */
export function showWarnings(warnings: string[]): void {
  if (warnings.length > 0)
    box.replaceChildren(titled('Saved. Have a look at this, though:'), ` ${warnings.join(' ')}`)
}

/** After each click in the bar with Save and Publish: the fields that the form then marks. */
export function showMistakes(): void {
  box.className = 'form-mistakes'
  box.setAttribute('role', 'alert')
  document.body.append(box)
  // While capturing: a menu item is gone once React has handled the click.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[class*="ToolbarContainer"]')) setTimeout(say)
    },
    { capture: true },
  )
  // The CMS removes its mark once the field has another value.
  document.addEventListener('input', () => box.hasChildNodes() && setTimeout(list))
  addEventListener('hashchange', () => box.replaceChildren())
}

async function say(): Promise<void> {
  const mistakes = list()
  for (const mistake of mistakes) await open(mistake)
  const [first] = mistakes
  if (first) goTo(first)
}

function list(): Element[] {
  const mistakes = [...document.querySelectorAll(MISTAKES)]
  if (mistakes.length === 0) {
    box.replaceChildren()
    return []
  }
  const items = mistakes.map((mistake) => {
    const button = document.createElement('button')
    button.type = 'button'
    const place = placeOf(mistake)
    // The CMS's message starts with the label.
    button.textContent = `${place.join(' › ')}: ${mistake.textContent?.replace(`${place.at(-1)} `, '')}`
    button.addEventListener('click', () => void open(mistake).then(() => goTo(mistake)))
    const item = document.createElement('li')
    item.append(button)
    return item
  })
  const all = document.createElement('ul')
  all.append(...items)
  box.replaceChildren(titled('Not saved yet. Change this first:'), all)
  return mistakes
}

function titled(text: string): HTMLElement {
  const title = document.createElement('strong')
  title.textContent = text
  return title
}

/** `Dates`, `In theaters`, `Day` */
function placeOf(mistake: Element): string[] {
  const labels: string[] = []
  for (let field = mistake.closest(FIELD); field; field = field.parentElement?.closest(FIELD) ?? null) {
    const label = field
      .querySelector('label')
      ?.textContent?.replace(/\s*\(optional\)\s*$/, '')
      .trim()
    if (label) labels.unshift(label)
  }
  return labels
}

/** The deepest nesting of groups in a form. */
const DEEPEST = 8

/** Opens the closed groups around it, from the outside in. */
async function open(mistake: Element): Promise<void> {
  for (let depth = 0; depth < DEEPEST && !mistake.checkVisibility(); depth++) {
    let around = mistake.parentElement
    while (around && !around.checkVisibility()) around = around.parentElement
    const expand = [...(around?.querySelectorAll<HTMLElement>(OPENERS) ?? [])].find((button) =>
      button.checkVisibility(),
    )
    expand?.click()
    await new Promise(requestAnimationFrame)
  }
}

function goTo(mistake: Element): void {
  const field = mistake.closest(FIELD)
  field?.scrollIntoView({ block: 'center' })
  field?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
}
