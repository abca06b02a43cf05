import type { CallEvent } from '@xinglin/gateway-sdk';
import type { createPageTracer } from './page-tracer';

/** What the page tells of itself. The tracer comes with the first thing there is to tell. */
export interface Tracing {
  readonly observe: (event: CallEvent) => void;
  readonly reportError: (error: unknown, where: string) => void;
}

/**
 * Traces listed calls and reports errors of this page (spec 1 §7 and §9).
 * @param isRegional whether the regional partner's watch list counts.
 */
export function startTracing(isRegional: boolean): Tracing {
  let loading: Promise<ReturnType<typeof createPageTracer>> | null = null;
  const withTracer = (run: (tracer: ReturnType<typeof createPageTracer>) => void): void => {
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
  return {
    observe: (event) => {
      if (event.row.traced) withTracer((tracer) => tracer.observe(event));
    },
    reportError,
  };
}
