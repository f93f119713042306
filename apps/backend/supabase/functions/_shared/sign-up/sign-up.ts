import { parsePhoneNumberFromString } from 'libphonenumber-js'
import * as v from 'valibot'
import { HttpError } from './http.ts'

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
}

const badEmail = 'Please enter a valid email address, for example name@example.com.'
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
  },
  (issue) =>
    // An object without one of its fields lands here too.
    issue.expected.startsWith('"') ? `${issue.expected.slice(1, -1)} is missing.` : 'Send a JSON object.',
)

/**
 * Checks what a form sent.
 * @throws HttpError 400 with the text for the visitor
 */
export function parseSignUp(input: unknown): SignUp {
  const result = v.safeParse(payload, input, { abortEarly: true })
  if (!result.success) throw new HttpError(400, result.issues[0].message)
  const { email, phone, emailNotifications, smsNotifications } = result.output
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
  }
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
