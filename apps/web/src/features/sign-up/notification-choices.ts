import type { SubscribeError, Subscription } from '@two-pastors/feeds'
import site from '#content/site.yaml'
import { findWrongEmail, type Problem, textOf } from '#features/forms/fields.ts'
import { PHONE_FROM_ABROAD } from './phone-from-abroad.ts'

/** How a person wants to hear from us. */
export const channels = [
  { name: 'emailNotifications', label: 'Email notifications', checked: true },
  { name: 'smsNotifications', label: 'SMS alerts', checked: false },
]

/** The text next to the phone number, which people agree to by checking the box. */
export const PHONE_HINT = `Optional, for SMS alerts: we keep the number only if you select them below. Message and data rates may apply. Reply STOP to end them. ${PHONE_FROM_ABROAD}`

/** Reads a form with an address, a number and the channels. Includes the number only if text messages are selected. */
export function readChoices(form: HTMLFormElement): Subscription {
  const data = new FormData(form)
  const smsNotifications = data.has('smsNotifications')
  return {
    email: textOf(form, 'email'),
    emailNotifications: data.has('emailNotifications'),
    smsNotifications,
    ...(smsNotifications && { phone: textOf(form, 'phone') }),
    ...readHoneypot(form),
  }
}

/** What keeps such a form from being sent. */
export const checkChoices = (form: HTMLFormElement) => findMissing(readChoices(form)) ?? findWrongEmail(form)

function findMissing({
  email,
  phone,
  emailNotifications,
  smsNotifications,
}: Subscription): Problem | undefined {
  if (!email) {
    const description = 'Please enter your email address to subscribe.'
    return { title: 'Email Required', description, fields: { email: description } }
  }
  if (!emailNotifications && !smsNotifications) {
    const description = 'Please choose email notifications, SMS alerts, or both.'
    return { title: 'Nothing Selected', description, fields: { emailNotifications: description } }
  }
  if (smsNotifications && !phone) {
    const description = 'Please enter your phone number for SMS notifications.'
    return { title: 'Phone Number Required', description, fields: { phone: description } }
  }
  return undefined
}

/** The honeypot's value for the payload; empty for people. */
export function readHoneypot(form: HTMLFormElement): { website?: string } {
  const website = String(new FormData(form).get('website') ?? '')
  return website ? { website } : {}
}

/** What was saved. `lostPhone`: a number entered without asking for text messages, or ''. */
export const keptWords = (subscription: Subscription, lostPhone = '') =>
  `We have ${wishOf(subscription)}.${
    lostPhone &&
    ` We did not keep your phone number, as SMS alerts were not selected. To get texts at ${lostPhone}, check “SMS alerts”: your email and number come back, and you can subscribe again.`
  }`

/** What happens after a sign-up, and what to do if it doesn't. */
export function nextSteps({ emailNotifications, smsNotifications }: Subscription) {
  return {
    steps: [
      ...(emailNotifications ? ['Our confirmation email has a link. Tap it, and our news begins.'] : []),
      ...(smsNotifications ? ['Our first text asks you to reply YES. You get texts from then on.'] : []),
    ].join(' '),
    help: [
      ...(emailNotifications
        ? [
            'If no email comes, look in your spam folder. It may also be that you are on our list already, or that it was asked for many times today: then it comes tomorrow.',
          ]
        : []),
      ...(smsNotifications
        ? ['If you have answered STOP to our texts before, text START to get them again.']
        : []),
      `Still unsure? Write to ${site.email}.`,
    ].join(' '),
  }
}

/** Says that nothing was saved, as far as we know: a lost response may have been a good one. */
export const failedWords = (reason: SubscribeError['reason'], message: string) =>
  reason === 'refused'
    ? `${message || 'Our server could not take this.'} Nothing was saved. What you typed is still here.`
    : 'Our server did not answer, so we don’t know whether this was saved. What you typed is still here. Please try again in a moment; twice does no harm.'

function wishOf({ email, phone, emailNotifications }: Subscription): string {
  const texts = phone ? `${phone} for text messages` : ''
  if (!emailNotifications) return `${texts}, and ${email} to reach you`
  return texts ? `${email} for emails and ${texts}` : email
}
