import { channels, PHONE_HINT } from '#features/sign-up/notification-choices.ts'
import { make, newTabLink } from './make.ts'
import { siteUrl } from './site.ts'

/** The form of `<tp-sign-up>`, without behavior. */
export function signUpForm(heading: string) {
  const button = make('button', { type: 'submit', class: 'primary' }, 'Subscribe')
  const status = make('p', { role: 'status', class: 'status' })
  const form = make(
    'form',
    { method: 'post', novalidate: true, 'aria-labelledby': 'heading' },
    make('h2', { id: 'heading' }, heading),
    field('Email Address', 'email', { type: 'email', autocomplete: 'email', required: true }),
    field('Phone Number', 'phone', { type: 'tel', autocomplete: 'tel' }, PHONE_HINT),
    make('div', {}, ...channels.map(channel), problemOf('emailNotifications')),
    // Only bots find it.
    make(
      'div',
      { 'aria-hidden': 'true', class: 'unseen' },
      make('input', { type: 'text', name: 'website', tabindex: '-1', autocomplete: 'off' }),
    ),
    button,
    make('p', { class: 'facts' }, newTabLink(siteUrl('/privacy-policy'), 'Privacy Policy')),
    status,
  )
  return { form, button, status }
}

/** Shows each problem at its field, and focuses the first one. */
export function showProblems(form: HTMLFormElement, problems: Record<string, string>): void {
  const [first] = Object.keys(problems)
  for (const problem of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = problem.dataset.field ?? ''
    problem.textContent = problems[name] ?? ''
    form.querySelector(`[name=${name}]`)?.setAttribute('aria-invalid', String(name in problems))
  }
  if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
}

const problemOf = (name: string) =>
  make('p', { id: `${name}-problem`, role: 'alert', class: 'problem', 'data-field': name })

function field(label: string, name: string, attributes: Record<string, string | boolean>, hint = '') {
  const described = `${name}-problem${hint && ` ${name}-hint`}`
  return make(
    'div',
    {},
    make('label', { for: name }, label),
    make('input', { id: name, name, 'aria-describedby': described, ...attributes }),
    ...(hint ? [make('p', { id: `${name}-hint`, class: 'facts' }, hint)] : []),
    problemOf(name),
  )
}

function channel({ name, label, checked }: (typeof channels)[number]) {
  const box = make('input', {
    type: 'checkbox',
    name,
    checked,
    'aria-describedby': 'emailNotifications-problem',
  })
  return make('label', { class: 'choice' }, box, label)
}
