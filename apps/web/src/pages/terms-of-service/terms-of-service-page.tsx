import text from '#content/legal/terms-of-service.yaml'
import { LegalPage, legalMeta } from '#features/legal/legal-page.tsx'
import type { Meta } from '#page-module.ts'

export const meta = (): Meta => legalMeta(text)

export function Page() {
  return <LegalPage text={text} />
}
