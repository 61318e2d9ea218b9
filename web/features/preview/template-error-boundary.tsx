import { Component, type ReactNode } from 'react'

interface Props {
  /** A new value renders the template again. */
  resetKey: unknown
  /** In place of a template that failed. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps an error in a template from breaking the screen around it. */
export class TemplateErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
