import { LegalPage } from '../../components/legal-page.tsx'
import text from '../../content/legal/terms-of-service.yaml'

export function Screen() {
  return <LegalPage text={text} />
}
