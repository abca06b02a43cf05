import type { CallEvent, Tracer, TrackingData } from '@xinglin/gateway-sdk';
import { readCookie, type CookieName } from '@xinglin/platform';
import { isLocalHost } from '@xinglin/rules';
import type { createBrowserRouter } from 'react-router';
import type { RouteHandle } from '../feature';

/** What is read of the router. */
type WatchedRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** What brings the tracer, and tells of calls. */
interface Telling {
  readonly withTracer: (run: (tracer: Pick<Tracer, 'track'>) => void) => void;
  heard?: (event: CallEvent) => void;
}

/** The browser asks every site not to follow its person. */
interface Unwatched {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/**
 * Tells how the portal is used (spec 1 §3, tracking data): each page in view, the main actions pressed, and how what was
 * sent ended. Only of those who agreed to it, which is asked again for every event, and never where the browser
 * forbids it. The names of the events are ours: the specification shows none.
 */
export function watchUsage(
  router: WatchedRouter,
  tracing: Telling,
  page: Pick<Document, 'cookie' | 'addEventListener'> = document,
  browser: Unwatched = navigator,
): void {
  const secure = !isLocalHost(window.location.hostname);
  const read = (cookie: CookieName): string | null => readCookie(page.cookie, cookie, { secure });
  const track = (eventName: string, data: TrackingData = {}): void => {
    const mayTell =
      read('usage') === '1' && browser.globalPrivacyControl !== true && browser.doNotTrack !== '1';
    if (!mayTell) return;
    const told = { page: handleOf(router)?.name ?? '', ...data, ...deviceOf(read) };
    tracing.withTracer((tracer) => tracer.track(eventName, told));
  };

  let viewed = '';
  const view = (): void => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || location.key === viewed) return;
    viewed = location.key;
    const { name, row } = handleOf(router) ?? {};
    const searched = new URLSearchParams(location.search).get('q');
    track('page_view', {
      ...(row?.scoutParams && { scoutParams: row.scoutParams }),
      // Elsewhere a query is about the page, and may be about the person.
      ...(searched !== null && /\.search/.test(name ?? '') && { search_param: searched }),
    });
  };
  view();
  router.subscribe(view);

  page.addEventListener(
    'click',
    ({ target }) => {
      const control =
        target instanceof Element && target.closest<HTMLElement>('[data-main],[data-act]');
      if (control) track('click', { action: control.dataset['act'] ?? 'main' });
    },
    // Before the page does what was asked for, which may lead away from it.
    { capture: true },
  );

  tracing.heard = ({ row, failure }: CallEvent): void => {
    if (row.kind !== 'mutation') return;
    const code = failure && 'code' in failure ? ` ${failure.code}` : '';
    track('submit', { action: row.path, outcome: failure ? failure.kind + code : 'done' });
  };
}

function handleOf(router: WatchedRouter): RouteHandle | undefined {
  // Every route of the portal carries a RouteHandle; react-router types it as unknown.
  return router.state.matches.at(-1)?.route.handle as RouteHandle | undefined;
}

/** The device fingerprint and the experiments this browser takes part in. */
function deviceOf(
  readCookie: (cookie: CookieName) => string | null,
): Pick<TrackingData, 'fingerprint' | 'ab_type'> {
  const fingerprint = readCookie('device');
  const experiment = readCookie('experiment');
  return {
    ...(fingerprint !== null && { fingerprint }),
    ...(experiment !== null && { ab_type: experiment }),
  };
}
