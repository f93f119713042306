import { Button } from '@two-pastors/ui'
import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  /** Another page is another try. */
  page: string
}

/** The last net under a page: a rendering error shows a way home instead of nothing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    // Not a key on the boundary: that would take the old page down before the next one's code has come.
    if (this.state.failed && previous.page !== this.props.page) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div
        role="alert"
        className="grid grid-cols-1 min-h-[70vh] content-center justify-items-center gap-6 p-6 text-center"
      >
        <h1 className="font-tp-display text-3xl font-semibold">Unexpected Application Error!</h1>
        <p className="text-tp-muted">
          Something went wrong on our side. Loading the page again usually helps.
        </p>
        <Button asChild>
          {/* A full page load on purpose: it leaves whatever broke behind. */}
          <a href="/">Return to Home</a>
        </Button>
      </div>
    )
  }
}
