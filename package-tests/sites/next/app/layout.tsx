import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import './site.css'

export const metadata: Metadata = { title: 'Harbor Light Films', icons: '/poster.svg' }

// biome-ignore lint/style/noDefaultExport: Next requires one.
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="harbor">
      <body>{children}</body>
    </html>
  )
}
