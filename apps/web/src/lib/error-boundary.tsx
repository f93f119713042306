import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  /** Rendered in place of children that threw; `retry` renders them again. React logs the error. */
  fallback: (retry: () => void) => ReactNode
  /** A change resets the boundary. */
  page?: string
}

/** Catches rendering errors of its children. section-boundary.tsx and app/page-boundary.tsx provide the fallbacks. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    // Not a key on the boundary: that would unmount the old page before the next one's code has loaded.
    if (this.state.failed && previous.page !== this.props.page) this.retry()
  }

  retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
