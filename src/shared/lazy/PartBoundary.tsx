import { Component, type ReactNode } from 'react';

type PartBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Keeps the failure of a part from taking the page down: its code did not come, or broke. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
