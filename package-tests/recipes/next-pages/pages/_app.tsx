// biome-ignore-all lint/style/useFilenamingConvention: Next requires this name.
import type { AppProps } from 'next/app'
import Head from 'next/head'
import '../site.css'

// biome-ignore lint/style/noDefaultExport: Next requires one.
export default function App({ Component, pageProps }: AppProps) {
  return (
    <>
      <Head>
        <title>Harbor Light Films</title>
        <link rel="icon" href="/poster.svg" />
      </Head>
      <Component {...pageProps} />
    </>
  )
}
