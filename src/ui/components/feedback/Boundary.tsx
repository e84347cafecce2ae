import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** What stands there when drawing it has failed; `retry` draws it anew. Nothing, if it is missing. */
  readonly instead?: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** A part of the page that fails while it is drawn takes nothing else along; the root reports why (NET-08). */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    const { instead, children } = this.props
    return this.state.hasFailed ? instead?.(() => this.setState({ hasFailed: false })) : children
  }
}
