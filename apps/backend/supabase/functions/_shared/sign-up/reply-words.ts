/**
 * What a reply to a text means: false for STOP, true for START, undefined for anything else. Based on the carriers'
 * words (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out) and 47 CFR 64.1200(a)(10). People write
 * more than the word: "Stop please" ends texts too, although services only accept the word alone.
 */
export function wantsTexts(reply: string): boolean | undefined {
  const text = reply
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
  if (/^(stop|stopall|unsubscribe|cancel|end|quit|revoke|opt ?out|arret|arrêt)$/.test(text)) return false
  if (/\b(stop|unsubscribe|opt ?out)\b/.test(text)) return false
  if (/^(start|unstop|yes)$/.test(text)) return true
  return undefined
}
