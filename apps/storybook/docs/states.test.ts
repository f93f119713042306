import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What the stories of a component must show, and how a story file tells that it does. */
const states = {
  hover: /\bhover: ?(true|['"[])/,
  focus: /\bfocusVisible: ?(true|['"[])/,
  disabled: /\bdisabled\b/,
  loading: /\b(loading|busy|Loading)\b/,
  required: /\brequired\b/,
  'read-only': /\breadOnly\b/,
  wrong: /\baria-invalid\b|\berror[=:]|'destructive'/,
  open: /\bopen(ByKeyboard)?\(|play: open\b|\bopen\b|\bask\(|const Open\b/,
  'no picture': /\bimage: null|src\b.*undefined|WithoutPicture|WithInitials/,
  'long text': /\blongWord\b|\.repeat\(|const (Long|TooLong)/,
  'right to left': /\brightToLeft\b/,
  failed: /\bconst Failed\b/,
  stalled: /\bconst Stalled\b/,
  muted: /\bconst Muted\b/,
  'its four sides': /\bconst FourSides\b/,
  'both variants': /\bconst BothVariants\b/,
} as const
type State = keyof typeof states

/** The states that a component of each kind can be in. */
const kinds = {
  action: ['hover', 'focus', 'long text', 'right to left'],
  control: ['hover', 'focus', 'disabled', 'required', 'read-only', 'wrong', 'long text', 'right to left'],
  card: ['hover', 'focus', 'no picture', 'long text', 'right to left'],
  navigation: ['hover', 'focus', 'long text', 'right to left'],
  overlay: ['open', 'long text', 'right to left'],
  message: ['wrong', 'long text', 'right to left'],
  media: ['loading', 'failed', 'long text', 'right to left'],
  text: ['long text', 'right to left'],
} as const satisfies Record<string, readonly State[]>

type Component = {
  kind: keyof typeof kinds
  /** States that it has beyond those of its kind. */
  also?: readonly State[]
  /** States of its kind that it cannot be in, and why. */
  never?: Partial<Record<State, string>>
}

const notTyped = 'It holds no text of its own.'
const symmetric = 'It looks the same either way.'
const frame = 'It is a frame and cannot be pressed; what stands in it has states of its own.'
const native = 'HTML knows no read-only state for it.'

/** By the story file: `button` is button/button.stories.tsx. */
const components: Record<string, Component> = {
  button: { kind: 'action', also: ['disabled', 'loading'] },
  'dropdown-menu': { kind: 'action', also: ['open', 'disabled'] },
  'load-more': { kind: 'action' },
  accordion: { kind: 'action', also: ['open'] },
  input: { kind: 'control' },
  textarea: { kind: 'control' },
  'password-input': { kind: 'control' },
  field: { kind: 'control' },
  select: { kind: 'control', never: { 'read-only': native } },
  checkbox: { kind: 'control', never: { 'read-only': native } },
  switch: { kind: 'control', never: { 'read-only': native } },
  'radio-group': {
    kind: 'control',
    never: {
      'read-only': native,
      required: 'A group with an answer at first needs none; without one, its error says it.',
    },
  },
  combobox: { kind: 'overlay' },
  'media-card': { kind: 'card' },
  'poster-card': { kind: 'card' },
  'article-card': { kind: 'card' },
  breadcrumb: { kind: 'navigation' },
  footer: { kind: 'navigation' },
  header: { kind: 'navigation' },
  'navigation-menu': { kind: 'navigation', also: ['open'] },
  pagination: { kind: 'navigation', never: { 'long text': notTyped } },
  'alert-dialog': { kind: 'overlay' },
  dialog: { kind: 'overlay' },
  popover: { kind: 'overlay' },
  sheet: { kind: 'overlay' },
  tooltip: { kind: 'overlay', also: ['its four sides'] },
  'video-dialog': { kind: 'overlay', also: ['failed'] },
  alert: { kind: 'message' },
  banner: { kind: 'message', also: ['focus'] },
  toaster: { kind: 'message', also: ['both variants'] },
  carousel: { kind: 'media' },
  'video-player': {
    kind: 'media',
    also: ['stalled', 'muted'],
    never: { 'long text': 'It shows the words of its captions; the browser breaks their lines.' },
  },
  badge: { kind: 'text' },
  card: {
    kind: 'card',
    never: { hover: frame, focus: frame, 'no picture': 'It has no picture of its own.' },
  },
  label: { kind: 'text' },
  avatar: { kind: 'text', also: ['no picture'], never: { 'long text': 'It shows two letters at most.' } },
  'content-guide': { kind: 'text' },
  countdown: { kind: 'text', never: { 'long text': notTyped } },
  'empty-state': { kind: 'text' },
  form: {
    kind: 'control',
    never: Object.fromEntries(
      ['hover', 'focus', 'disabled', 'read-only', 'long text'].map((state) => [state, 'Its fields show it.']),
    ),
  },
  grid: { kind: 'text', also: ['loading'], never: { 'long text': 'Its cards hold the text.' } },
  'hyphenated-words': { kind: 'text' },
  icons: { kind: 'text', never: { 'long text': notTyped, 'right to left': 'Who places an arrow turns it.' } },
  labels: {
    kind: 'text',
    never: {
      'long text': 'The components that say the words show it.',
      'right to left': 'The direction is that of the page, not of the words.',
    },
  },
  progress: { kind: 'text', never: { 'long text': notTyped } },
  prose: { kind: 'text' },
  'qr-code': { kind: 'text', never: { 'right to left': symmetric } },
  'rating-stars': { kind: 'text', never: { 'long text': notTyped } },
  'section-heading': { kind: 'text' },
  'skeleton-card': { kind: 'text', never: { 'long text': notTyped } },
  spinner: { kind: 'text', never: { 'long text': notTyped, 'right to left': symmetric } },
  table: {
    kind: 'text',
    also: ['focus'],
    never: { 'long text': 'Its cells break their lines, and what is too wide scrolls: “In A Narrow Box”.' },
  },
  tabs: { kind: 'navigation' },
  'picture-hero': { kind: 'text' },
}

/** What the story file of a component shows of each state that it can be in. */
function statesOf(name: string, source: string) {
  const component = components[name]
  if (!component) return []
  const { kind, also = [], never = {} } = component
  return [...kinds[kind], ...also].map((state) => ({
    state,
    shown: states[state].test(source),
    never: never[state],
  }))
}

const ui = new URL('../../../packages/ui/src/', import.meta.url)
const files = new Map(
  globSync('*/*.stories.tsx', { cwd: ui }).map((path) => [
    basename(path, '.stories.tsx'),
    readFileSync(new URL(path, ui), 'utf8'),
  ]),
)

test('every component has a kind', () => {
  expect([...files.keys()].toSorted(), 'Add it to `components`').toEqual(Object.keys(components).toSorted())
})

describe.each(Object.keys(components))('the stories of %s', (name) => {
  const cells = statesOf(name, files.get(name) ?? '')

  test.each(cells.filter(({ never }) => !never))('show $state', ({ shown }) => {
    expect(shown).toBe(true)
  })

  test('show no state that is declared impossible', () => {
    expect(cells.filter(({ never, shown }) => never && shown).map(({ state }) => state)).toEqual([])
  })
})

test('a component without a story for a state of its kind is found', () => {
  expect(statesOf('badge', 'args: { children: longWord }')).toEqual([
    { state: 'long text', shown: true },
    { state: 'right to left', shown: false },
  ])
})
