import { Page } from '../common/page'

// biome-ignore lint/style/noDefaultExport: Next asks for one.
export default function Home() {
  return <Page />
}
