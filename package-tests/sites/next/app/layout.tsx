import type { Metadata } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import './site.css'

export const metadata: Metadata = { title: 'Harbor Light Films', icons: '/poster.svg' }

// biome-ignore lint/style/noDefaultExport: Next requires one.
export default async function Layout({ children }: { children: ReactNode }) {
  // Rendered for each request, because each has a nonce of its own (proxy.ts).
  await connection()
  return (
    <html lang="en" data-theme="harbor">
      <body>{children}</body>
    </html>
  )
}
