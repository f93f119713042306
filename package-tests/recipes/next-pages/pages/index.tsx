import { Page } from '../common/page'

// biome-ignore lint/style/noDefaultExport: Next requires one.
export default function Home() {
  return <Page />
}
