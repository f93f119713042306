// biome-ignore-all lint/style/useFilenamingConvention: TanStack Router requires this name.
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import siteCss from '../site.css?url'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width' },
      { title: 'Harbor Light Films' },
    ],
    links: [
      { rel: 'icon', href: '/poster.svg' },
      { rel: 'stylesheet', href: siteCss },
    ],
  }),
  component: Root,
})

function Root() {
  return (
    <html lang="en" data-theme="harbor">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
