import text from '#content/legal/terms-of-service.yaml'
import { LegalPage } from '#features/legal/legal-page.tsx'

export function Screen() {
  return <LegalPage text={text} />
}
