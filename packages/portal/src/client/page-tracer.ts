import { createTracer, traceTransport, type Tracer } from '@xinglin/gateway-sdk';
import { basePath } from '../base-path';
import { watchUsage } from './page-usage';

/** Long enough for React to take away what an error broke, or to show something in its place. */
const whiteAfterMs = 1000;

/** A tracer, and what comes with it for those who agreed to it. */
export interface PageTracer extends Tracer {
  readonly watchUsage: typeof watchUsage;
}

/** This page's tracer; what it holds leaves with the page. */
export function createPageTracer(isRegional: boolean): PageTracer {
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
  let looking: ReturnType<typeof setTimeout> | undefined;
  return {
    ...tracer,
    watchUsage,
    reportError: (error, where) => {
      tracer.reportError(error, where);
      // The server renders every page, so only an error empties one (spec 1 §8, white screen).
      looking ??= setTimeout(() => {
        looking = undefined;
        if (isWhite(document)) tracer.reportError('white screen', 'page');
      }, whiteAfterMs);
    },
  };
}

/** Nothing is left that a person could read, see or press. */
function isWhite(page: Document): boolean {
  const root = page.getElementById('root');
  return (
    root !== null &&
    root.textContent.trim() === '' &&
    root.querySelector('img,svg,video,canvas,input,button') === null
  );
}
