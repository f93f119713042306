import { Button } from '@two-pastors/ui'
import { Component, type ReactNode } from 'react'

/** The last net under a page: a rendering error shows a way home instead of nothing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div
        role="alert"
        className="grid min-h-[70vh] content-center justify-items-center gap-6 p-6 text-center"
      >
        <h1 className="font-display text-3xl font-semibold">Unexpected Application Error!</h1>
        <p className="text-muted">Something went wrong on our side. Loading the page again usually helps.</p>
        <Button asChild>
          {/* A full page load on purpose: it leaves whatever broke behind. */}
          <a href="/">Return to Home</a>
        </Button>
      </div>
    )
  }
}
