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
