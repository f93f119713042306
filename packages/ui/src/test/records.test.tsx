import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AllComponents } from './all-components.tsx'
import { expectConsole } from './console.ts'
import { emulateReducedMotion } from './media.ts'

// `pnpm --filter @two-pastors/ui exec vitest run records -u` writes the records anew (docs/tests.md).

const modules = import.meta.glob<object>(
  [
    '../index.ts',
    '../labels/es.ts',
    '../{alert-dialog,combobox,dialog,dropdown-menu,popover,qr-code,sheet,tabs,toaster,tooltip,video-dialog,video-player}/*.tsx',
    '!../**/*.{test,stories}.tsx',
  ],
  { eager: true },
)

test('the package exports what its record says', async () => {
  const lines = Object.entries(modules).map(
    ([file, names]) => `${file.slice(3)}: ${Object.keys(names).sort().join(', ')}`,
  )
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('records/exports.txt')
})

/** What style sheets change most, without sizes, which depend on fonts. */
const PROPERTIES = [
  ...[
    'display',
    'position',
    'zIndex',
    'overflow',
    'visibility',
    'opacity',
    'pointerEvents',
    'cursor',
    'order',
  ],
  ...['color', 'backgroundColor', 'borderTopWidth', 'borderTopLeftRadius', 'boxShadow'],
  ...[
    'fontFamily',
    'fontSize',
    'fontWeight',
    'textTransform',
    'textDecorationLine',
    'textAlign',
    'whiteSpace',
  ],
  ...[
    'paddingTop',
    'paddingInlineStart',
    'gap',
    'minHeight',
    'outlineOffset',
    'transitionDuration',
    'animationName',
  ],
] as const satisfies (keyof CSSStyleDeclaration)[]

/** Without what browsers may write differently: empty shadows, infinite radii, fallback fonts. */
const steady = (value: string) =>
  value
    .replace(/rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(, )?/g, '')
    .replace(/\d\.\d+e\+\d+px/g, 'round')
    .replace(/\d\.\d{3,}/g, (number) => Number(number).toFixed(2))
    .replace(/(, "[^"]* Fallback.*)$/, '')

/** Toasts may be left from another test. */
const PARTS = '[data-slot]:not([data-slot^=toast]), [data-slot=toaster]'

/** The differences from an unstyled element, by part. */
function looks(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const element of document.querySelectorAll<HTMLElement>(PARTS)) {
    const { slot = '', variant = '' } = element.dataset
    const name = [slot, variant].filter(Boolean).join(' ')
    if (found.has(name)) continue
    const bare = document.createElement(element.localName)
    element.parentElement?.append(bare)
    const [styles, plain] = [getComputedStyle(element), getComputedStyle(bare)]
    const said = PROPERTIES.filter((property) => styles[property] !== plain[property]).map(
      (property) => `${property} ${steady(styles[property])}`,
    )
    if (said.length > 0) found.set(name, said)
    bare.remove()
  }
  return found
}

test('the parts of all components look as their record says, on a desktop and on a phone', async () => {
  await emulateReducedMotion('reduce')
  // The player's video does not exist, which it says after a while.
  expectConsole(/MEDIA_ERR_SRC_NOT_SUPPORTED/)
  const screen = await render(
    <>
      <AllComponents />
      <div role="presentation" style={{ position: 'fixed', inset: 0, zIndex: 2_147_483_647 }} />
    </>,
  )
  const failed = screen.getByText('This video could not be played.', { exact: false })
  await expect.element(failed).toBeInTheDocument()
  // Wherever the last test left it, the pointer isn't over a component.
  await userEvent.hover(screen.container.lastElementChild ?? screen.container)
  const wide = looks()
  await page.viewport(390, 800)
  const narrow = looks()
  await page.viewport(1280, 800)
  const lines = [...wide].sort().flatMap(([name, said]) => {
    const others = narrow.get(name)?.filter((line) => !said.includes(line)) ?? ['not there']
    return [
      `${name}: ${said.join('; ')}`,
      ...(others.length > 0 ? [`  on a phone: ${others.join('; ')}`] : []),
    ]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('records/looks.txt')
})
