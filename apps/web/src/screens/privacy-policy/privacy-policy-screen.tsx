import { LegalPage } from '../../components/legal-page.tsx'
import text from '../../content/legal/privacy-policy.yaml'

export function Screen() {
  return <LegalPage text={text} />
}
