import { Component, createContext, type ReactNode } from 'react';

/** The error of a part, and a function that shows the part again. */
export type PartFailure = { error: unknown; retry: () => void };

/** The failure that the fallback replaces. */
export const PartFailureContext = createContext<PartFailure | null>(null);

type PartBoundaryProps = { fallback: ReactNode; children: ReactNode };
type PartBoundaryState = { failure: { error: unknown } | null };

/** Keeps a part that fails to load or render from taking the page down. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failure: null };

  static getDerivedStateFromError = (error: unknown): PartBoundaryState => ({ failure: { error } });

  private readonly retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <PartFailureContext value={{ error: failure.error, retry: this.retry }}>
        {this.props.fallback}
      </PartFailureContext>
    );
  }
}
