// biome-ignore-all lint/style/useFilenamingConvention: Next requires this name.
import { Head, Html, Main, NextScript } from 'next/document'

// biome-ignore lint/style/noDefaultExport: Next requires one.
export default function Document() {
  return (
    <Html lang="en" data-theme="harbor">
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
