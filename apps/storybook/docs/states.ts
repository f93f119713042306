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
const native = 'HTML knows no read-only state for it.'

/** By the story file: `button` is button/button.stories.tsx. */
export const components: Record<string, Component> = {
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
      required: 'A group with an answer at first needs none; without one, `error` says it.',
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
  tooltip: { kind: 'overlay' },
  alert: { kind: 'message' },
  banner: { kind: 'message', also: ['focus'] },
  toaster: { kind: 'message' },
  badge: { kind: 'text' },
  card: { kind: 'text' },
  label: { kind: 'text' },
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
