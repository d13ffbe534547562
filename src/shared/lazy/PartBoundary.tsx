import { Component, type ReactNode } from 'react';

type PartBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Keeps a part that fails to load or render from taking the page down. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
