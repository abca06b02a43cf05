import { Component, type ReactNode } from 'react';

/** When even the frame cannot render: the server's error page (spec 1 §8, client render fallback). */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    // On the error page itself there is nowhere left to go, and its HTML stays readable.
    if (window.location.pathname !== '/error') window.location.replace('/error');
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
