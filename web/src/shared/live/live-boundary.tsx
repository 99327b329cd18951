import { Component, type ReactNode } from 'react';

interface LiveBoundaryProps {
  /** Stops the listener inside and clears its error. */
  release: () => void;
  /** A new value retries. */
  resetKey: unknown;
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

/** Error boundary of a live component: a failed listener does not affect the rest of the page and can be retried. */
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
