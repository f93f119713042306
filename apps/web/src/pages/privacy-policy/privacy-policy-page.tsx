import text from '#content/legal/privacy-policy.yaml'
import { LegalPage } from '#features/legal/legal-page.tsx'

export function Screen() {
  return <LegalPage text={text} />
}
