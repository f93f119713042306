/**
 * The pages that have a form, by the name they send in `x-sign-up-source`. Mailchimp gets it as a tag, so nothing else is
 * taken: a sister site's name is added here.
 */
export const pages: readonly string[] = [
  'notifications',
  'king-of-kings',
  'mercy-ships',
  'david',
  'david-pastors',
  // <tp-sign-up> on another site, if it doesn't name one of these.
  'embed',
]

/**
 * The words that people agreed to, by the version they send in `x-consent-version`. A form that promises something else
 * gets a new version; the old ones stay, because the record names them.
 */
export const wordings: Record<string, string> = {
  '2026-11':
    'notifications: “Email notifications”, “SMS alerts” (boxes). king-of-kings: “With a number you also get text messages.”',
  '2026-12':
    'notifications: “Email notifications”, “SMS alerts” (boxes), “Message and data rates may apply. Reply STOP to end them.” king-of-kings: “With a number you also get text messages. Message and data rates may apply. Reply STOP to end them.”',
}
