import { Button } from '@two-pastors/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Head } from '../../components/head.tsx'
import { ScreenLink } from '../../components/screen-link.tsx'

export function Screen() {
  const { pathname } = useLocation()
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname])

  return (
    <div className="grid min-h-[70vh] content-center justify-items-center gap-4 p-6 text-center">
      <Head title="Page not found" description="There is no page at this address." noIndex />
      <h1 className="font-display text-8xl font-semibold text-accent">404</h1>
      <p className="text-xl">Oops! Page not found</p>
      <Button asChild className="mt-4">
        <ScreenLink to="/">Return to Home</ScreenLink>
      </Button>
    </div>
  )
}
