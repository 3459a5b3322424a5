import { logFailure } from '@agile-languages/shared/errors';
import { useLocation } from '@agile-languages/shared/router';
import { Component, type ReactNode } from 'react';
import { Oops } from './oops.tsx';

/** Shows the error page in place of what breaks, until the address changes. */
export function OopsBoundary({ children }: { children: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, hasFailed: false };
  }

  override componentDidCatch(cause: unknown) {
    this.setState({ errorId: logFailure('page', cause) });
  }

  override render() {
    return this.state.hasFailed ? <Oops errorId={this.state.errorId} /> : this.props.children;
  }
}

interface BoundaryProps {
  location: object;
  children: ReactNode;
}

interface BoundaryState {
  location: object;
  hasFailed: boolean;
  errorId?: string;
}
