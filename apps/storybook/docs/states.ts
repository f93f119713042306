/** What the stories of a component must show, and how a story file tells that it does. */
export const states = {
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
  fullscreen: /\bconst Fullscreen\b/,
  'its four sides': /\bconst FourSides\b/,
  'both variants': /\bconst BothVariants\b/,
} as const
export type State = keyof typeof states

/** The states that a component of each kind can be in. */
export const kinds = {
  action: ['hover', 'focus', 'long text', 'right to left'],
  control: ['hover', 'focus', 'disabled', 'required', 'read-only', 'wrong', 'long text', 'right to left'],
  card: ['hover', 'focus', 'no picture', 'long text', 'right to left'],
  navigation: ['hover', 'focus', 'long text', 'right to left'],
  overlay: ['open', 'long text', 'right to left'],
  message: ['wrong', 'long text', 'right to left'],
  media: ['loading', 'failed', 'long text', 'right to left'],
  text: ['long text', 'right to left'],
} as const satisfies Record<string, readonly State[]>

/** Why a kind has no other states: the cells of its components that stay empty. */
export const kindsSay: Record<keyof typeof kinds, string> = {
  action: 'It is pressed, not filled in: nothing in it can be wrong or required.',
  control: 'It waits for a visitor: it does not load and has no picture.',
  card: 'It leads on, and holds no answer of a visitor.',
  navigation: 'Its links lead on. One that could not be followed would not be there.',
  overlay: 'It is open or it is not; what stands in it has states of its own.',
  message: 'It says something, and nobody presses or fills it in.',
  media: 'Its controls are buttons and have those of a Button.',
  text: 'It is read only: nothing in it is pressed or filled in.',
}

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
const ofItsControl =
  'A label looks the same whatever its control is in; the control shows it, and a Field both.'
const native = 'HTML knows no read-only state for it.'

/** By the story file: `button` is button/button.stories.tsx. */
export const components: Record<string, Component> = {
  button: { kind: 'action', also: ['disabled', 'loading'] },
  'dropdown-menu': { kind: 'action', also: ['open', 'disabled'] },
  'load-more': {
    kind: 'action',
    also: ['loading'],
    never: {
      loading: 'What it shows next is there already. A list that fetches has a Button that loads below it.',
    },
  },
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
    also: ['stalled', 'muted', 'fullscreen'],
    never: {
      fullscreen: 'A browser fills the screen for a visitor’s own press only; the player’s tests press it.',
      'long text': 'It shows the words of its captions; the browser breaks their lines.',
    },
  },
  badge: { kind: 'text' },
  card: {
    kind: 'card',
    never: { hover: frame, focus: frame, 'no picture': 'It has no picture of its own.' },
  },
  label: {
    kind: 'text',
    also: ['hover', 'focus', 'disabled', 'required', 'read-only', 'wrong'],
    never: {
      hover: ofItsControl,
      focus: ofItsControl,
      disabled: ofItsControl,
      required: ofItsControl,
      'read-only': ofItsControl,
      wrong: ofItsControl,
    },
  },
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

export type Cell = { state: State; shown: boolean; never?: string | undefined }

/** What the story file of a component shows of each state that it can be in. */
export function statesOf(name: string, source: string): Cell[] {
  const component = components[name]
  if (!component) return []
  const { kind, also = [], never = {} } = component
  return [...kinds[kind], ...also].map((state) => ({
    state,
    shown: states[state].test(source),
    never: never[state],
  }))
}
