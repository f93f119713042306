import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './site.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="harbor">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="/poster.svg" />
        <title>Harbor Light Films</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

// biome-ignore lint/style/noDefaultExport: React Router requires one.
export default function Root() {
  return <Outlet />
}
