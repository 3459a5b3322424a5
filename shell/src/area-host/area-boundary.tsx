import { Button } from '@agile-languages/shared/ui';
import { Component, type ReactNode } from 'react';
import styles from './area-boundary.module.css';

export class AreaBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error('area', cause);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section className={`sect ${styles.fallen}`} aria-label="A part of this page">
        <div>
          <p>This part of the page has stopped working.</p>
          <Button variant="line" onClick={() => this.setState({ failed: false })}>
            Try again
          </Button>
        </div>
      </section>
    );
  }
}
