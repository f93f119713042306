import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  /** What stands in for children that threw; `retry` renders them again. React has logged the error. */
  fallback: (retry: () => void) => ReactNode
  /** Another one is another try. */
  page?: string
}

/** Keeps an error of its children from the rest of the page: section-boundary.tsx and page-boundary.tsx say what is seen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    // Not a key on the boundary: that would take the old page down before the next one's code has come.
    if (this.state.failed && previous.page !== this.props.page) this.retry()
  }

  retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
