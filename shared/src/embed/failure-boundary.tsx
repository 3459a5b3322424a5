import { Component, type ReactNode } from 'react';

/** Reports when the view fails while it is being shown; shows nothing from then on. */
export class FailureBoundary extends Component<{ onFailure: () => void; children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override componentDidCatch(cause: unknown) {
    console.error('agile: the element failed', cause);
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
