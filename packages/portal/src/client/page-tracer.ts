import { createTracer, traceTransport, type Tracer } from '@xinglin/gateway-sdk';
import { basePath } from '../base-path';

/** This page's tracer; what it holds leaves with the page. */
export function createPageTracer(isRegional: boolean): Tracer {
  const tracer = createTracer({
    appName: 'portal',
    isRegional,
    send: traceTransport(`${basePath()}/gateway`, {
      sendBeacon: (url, body) => navigator.sendBeacon(url, body),
    }),
  });
  // Phones often end a page that is hidden without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tracer.flush(true);
  });
  window.addEventListener('pagehide', () => tracer.flush(true));
  return tracer;
}
