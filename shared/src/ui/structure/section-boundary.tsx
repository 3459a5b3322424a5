import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFailure } from '../../errors/index.ts';

/**
 * Keeps the failure of one section away from the rest of the page. While failed, it shows nothing;
 * the cause goes to the console with a short id. The section tries again when the window regains focus.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override componentDidCatch(cause: unknown, { componentStack }: ErrorInfo) {
    logFailure(`${this.props.name}: section`, cause, componentStack);
    addEventListener('focus', this.retry);
  }

  override componentWillUnmount() {
    removeEventListener('focus', this.retry);
  }

  retry = () => {
    removeEventListener('focus', this.retry);
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface SectionBoundaryProps {
  name: string;
  /** Runs before the next try: forget a cached failure here. */
  onRetry?: () => void;
  children: ReactNode;
}
