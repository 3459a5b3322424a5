import { logFailure } from '@agile-languages/shared/errors';
import { useLocation } from '@agile-languages/shared/router';
import { Component, type ReactNode } from 'react';
import { Oops } from './oops.tsx';

export function OopsBoundary({ children }: { children: ReactNode }) {
  return <Boundary address={useLocation().key}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { address: this.props.address, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return address === state.address ? null : { address, hasFailed: false };
  }

  override componentDidCatch(cause: unknown) {
    this.setState({ errorId: logFailure('page', cause) });
  }

  override render() {
    return this.state.hasFailed ? <Oops errorId={this.state.errorId} /> : this.props.children;
  }
}

interface BoundaryProps {
  address: string;
  children: ReactNode;
}

interface BoundaryState {
  address: string;
  hasFailed: boolean;
  errorId?: string;
}
