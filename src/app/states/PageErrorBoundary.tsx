import { Component, type ReactNode } from 'react';
import { ConsoleError } from './ConsoleError';

type PageErrorBoundaryProps = {
  /** The error is reset when this changes. */
  location: string;
  children: ReactNode;
};
type PageErrorBoundaryState = { brokenAt: string | null; error?: unknown };

/** Keeps the frame working when a page fails to render, or its code to load. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { brokenAt: null };

  static getDerivedStateFromError(error: unknown) {
    return { brokenAt: '', error };
  }

  static getDerivedStateFromProps(
    { location }: PageErrorBoundaryProps,
    { brokenAt }: PageErrorBoundaryState,
  ) {
    if (brokenAt === null) return null;
    // The error has no address: the first render after it records where it happened.
    if (brokenAt === '') return { brokenAt: location };
    return brokenAt === location ? null : { brokenAt: null };
  }

  private readonly reset = () => this.setState({ brokenAt: null });

  override render() {
    if (this.state.brokenAt === null) return this.props.children;
    return <ConsoleError error={this.state.error} resetErrorBoundary={this.reset} />;
  }
}
