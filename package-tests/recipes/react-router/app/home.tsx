import { Page } from '../common/page'

// biome-ignore lint/style/noDefaultExport: React Router requires one.
export default function Home() {
  return <Page />
}
