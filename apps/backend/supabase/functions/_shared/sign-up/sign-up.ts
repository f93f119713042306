import { parsePhoneNumberFromString } from 'libphonenumber-js'
import * as v from 'valibot'
import { HttpError } from '../http.ts'

/** A sign-up as it is stored. */
export type SignUp = {
  /** As typed, without the blanks around it. */
  email: string
  /** The address in lower case: the identity of the subscriber. */
  emailKey: string
  /** As typed, so that staff can mend what we could not read. */
  phone: string | null
  /** `+12125552368`, or null where `phone` is no valid number. */
  phoneE164: string | null
  emailNotifications: boolean
  smsNotifications: boolean
  /** The film or page it came from, for the mail provider: `david`, `king-of-kings`. */
  tags: string[]
  /** Which wording of the form was agreed to. */
  consentVersion: string | null
  /** The field that people don't see was filled: a bot, or an eager password manager. */
  suspect: boolean
  turnstileToken: string | undefined
}

const badEmail = 'Please enter a valid email address, for example name@example.com.'
const badToken = 'turnstileToken must be the text that the challenge gave.'
const yesOrNo = (name: string) => v.boolean(`${name} must be true or false.`)

const payload = v.object(
  {
    email: v.pipe(
      v.string('Please enter your email address'),
      v.trim(),
      v.nonEmpty('Please enter your email address'),
      v.maxLength(254, badEmail),
      // The rule that browsers apply to <input type="email">, and a dot in the domain.
      v.rfcEmail(badEmail),
      v.regex(/@[^@]+\.[^@.]{2,}$/, badEmail),
    ),
    phone: v.optional(
      v.nullable(v.pipe(v.string('phone must be text.'), v.maxLength(60, 'The phone number is too long.'))),
    ),
    emailNotifications: yesOrNo('emailNotifications'),
    smsNotifications: yesOrNo('smsNotifications'),
    website: v.optional(v.unknown()),
    turnstileToken: v.optional(v.pipe(v.string(badToken), v.maxLength(2048, badToken))),
  },
  (issue) =>
    // An object without one of its fields lands here too.
    issue.expected.startsWith('"') ? `${issue.expected.slice(1, -1)} is missing.` : 'Send a JSON object.',
)

/**
 * Checks what a form sent. What the person chose is in the body; where they chose it, and by which wording, in headers.
 * @throws HttpError 400 with the text for the visitor
 */
export function parseSignUp(input: unknown, headers = new Headers()): SignUp {
  const result = v.safeParse(payload, input, { abortEarly: true })
  if (!result.success) throw new HttpError(400, result.issues[0].message)
  const { email, phone, emailNotifications, smsNotifications, website } = result.output
  const typed = clean(phone ?? '')
  if (smsNotifications && typed === '') {
    throw new HttpError(400, 'Please enter your phone number for SMS notifications.')
  }
  return {
    email,
    emailKey: email.toLowerCase(),
    phone: typed || null,
    phoneE164: toE164(typed),
    emailNotifications,
    smsNotifications,
    tags: matching(headers.get('x-sign-up-source'), /^[a-z0-9-]{1,50}$/),
    consentVersion: matching(headers.get('x-consent-version'), /^[\w.-]{1,30}$/)[0] ?? null,
    suspect: website !== undefined && website !== null && website !== '' && website !== false,
    turnstileToken: result.output.turnstileToken,
  }
}

/** A header is ours to set: what does not look like it costs nobody a sign-up. */
function matching(text: string | null, rule: RegExp): string[] {
  return text && rule.test(text) ? [text] : []
}

/** Postgres refuses NUL and broken surrogates in text: an odd character in the phone must not cost the sign-up. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}

function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'US')
  return number?.isValid() ? number.number : null
}
