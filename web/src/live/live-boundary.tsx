import { Component, type ReactNode } from 'react';

interface LiveBoundaryProps {
  /** Ends the listener inside and forgets its error. */
  release: () => void;
  /** A new value tries again. */
  resetKey: unknown;
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

/** Around each live widget: a failed listener leaves the rest of the page alone and can be tried again. */
export class LiveBoundary extends Component<LiveBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.release();
    this.props.onFailure?.();
  }

  override componentDidUpdate(previous: LiveBoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
