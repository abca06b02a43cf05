import type { CallEvent } from '@xinglin/gateway-sdk';
import type { PageTracer } from './page-tracer';

/** What the page tells of itself. The tracer comes with the first thing there is to tell. */
export interface Tracing {
  readonly observe: (event: CallEvent) => void;
  readonly reportError: (error: unknown, where: string) => void;
  /** Hands the tracer over as soon as it is there. */
  readonly withTracer: (run: (tracer: PageTracer) => void) => void;
  /** Hears each call that ended, where the person agreed to tell how the portal is used. */
  heard?: (event: CallEvent) => void;
}

/**
 * Traces listed calls, and reports calls without an answer and errors of this page (spec 1 §7 to §9).
 * @param isRegional whether the regional partner's watch list counts.
 */
export function startTracing(isRegional: boolean): Tracing {
  let loading: Promise<PageTracer> | null = null;
  const withTracer: Tracing['withTracer'] = (run) => {
    loading ??= import('./page-tracer').then(({ createPageTracer }) =>
      createPageTracer(isRegional),
    );
    // A tracer that fails to load must not cause an error of its own.
    loading.then(run, () => (loading = null));
  };
  const reportError = (error: unknown, where: string): void =>
    withTracer((tracer) => tracer.reportError(error, where));
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message, 'page'));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'));
  const tracing: Tracing = {
    observe: (event) => {
      if (event.row.traced || event.failure) withTracer((tracer) => tracer.observe(event));
      tracing.heard?.(event);
    },
    reportError,
    withTracer,
  };
  return tracing;
}
