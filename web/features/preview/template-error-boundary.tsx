import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../components/error-state.tsx'

interface Props {
  templateId: string
  /** A new value renders the template again. */
  resetKey: unknown
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
    if (!this.state.failed) return this.props.children
    return (
      <div className="grid size-full place-items-center overflow-auto p-4">
        <ErrorState
          title="Template Rendering Error"
          message={`The template (${this.props.templateId}) failed to render properly.`}
          safe="Your content is not affected."
          retryLabel="Try Again"
          onRetry={() => this.setState({ failed: false })}
        />
      </div>
    )
  }
}
