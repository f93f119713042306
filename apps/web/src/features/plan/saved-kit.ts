import { type Answers, readAnswers } from './answers.ts'
import { dataUrl } from './logos.ts'

const ANSWERS = 'plan'
const LOGO = 'plan-logo'

/** What this device remembers. Nothing if its storage is blocked or has something else. */
export function savedAnswers(): Answers | undefined {
  try {
    const saved = localStorage.getItem(ANSWERS)
    return saved === null ? undefined : readAnswers(JSON.parse(saved))
  } catch {
    return undefined
  }
}

/** Returns whether it was stored. */
export function saveAnswers(answers: Answers): boolean {
  return attempt(() => localStorage.setItem(ANSWERS, JSON.stringify(answers)))
}

export function savedLogo(): Blob | undefined {
  try {
    const saved = localStorage.getItem(LOGO)
    return saved ? decode(saved) : undefined
  } catch {
    return undefined
  }
}

export async function saveLogo(logo: Blob | undefined): Promise<boolean> {
  const data = logo && (await dataUrl(logo))
  return attempt(() => (data ? localStorage.setItem(LOGO, data) : localStorage.removeItem(LOGO)))
}

/** Removes everything about the kit. */
export const forget = () =>
  attempt(() => {
    localStorage.removeItem(ANSWERS)
    localStorage.removeItem(LOGO)
  })

function attempt(store: () => void): boolean {
  try {
    store()
    return true
  } catch {
    return false
  }
}

/** A PNG from its data URL. The pages' policy doesn't let scripts fetch one. */
function decode(data: string): Blob {
  const bytes = Uint8Array.from(atob(data.replace(/^[^,]*,/, '')), (sign) => sign.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}
