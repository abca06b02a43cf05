// @vitest-environment happy-dom
import type { CallEvent, TrackingData } from '@xinglin/gateway-sdk';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RouteHandle } from '../feature';
import type { PageTracer } from './page-tracer';
import { watchUsage } from './page-usage';
import type { Tracing } from './tracing';

const agreed = 'xl_usage=1; xl_device=device-1; xl_abtest=layer-2';
const routes = [
  ['/', 'directory.home', { scoutParams: { scene: 'home' } }],
  ['/search', 'directory.search', {}],
  ['/my/patients/:id', 'account.patient', {}],
] as const;

let told: [name: string, data: TrackingData | undefined][];
let listening: AbortController;
let page: Pick<Document, 'addEventListener'> & { cookie: string };

beforeEach(() => {
  told = [];
  listening = new AbortController();
  page = {
    cookie: agreed,
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      document.addEventListener(type, listener, { capture: true, signal: listening.signal }),
  };
});
afterEach(() => listening.abort());

/** Watches a portal of three pages, opened at its home. */
function watch(browser: Parameters<typeof watchUsage>[3] = {}) {
  const router = createMemoryRouter(
    routes.map(([path, name, row]) => {
      const handle: RouteHandle = { name, row: { path, title: 'a:b.title', ...row } };
      return { path, handle };
    }),
  );
  const tracer: Pick<PageTracer, 'track'> = {
    track: (name, data) => (told.push([name, data]), true),
  };
  // Of the tracer only `track` is used here.
  const tracing: Pick<Tracing, 'withTracer' | 'heard'> = {
    withTracer: (run) => run(tracer as PageTracer),
  };
  watchUsage(router, tracing, page, browser);
  return { router, tracing };
}
const ended = (kind: 'query' | 'mutation', failure: CallEvent['failure']): CallEvent => ({
  row: { path: '/patient/add', kind },
  input: { name: '沈知秋' },
  requestId: 'r',
  headers: {},
  startedAt: 1,
  durationMs: 1,
  tries: 1,
  failure,
});
const ofDevice = { fingerprint: 'device-1', ab_type: 'layer-2' };

test('each page in view is told by its name, with what its route says, never its address', async () => {
  const { router } = watch();
  await router.navigate('/my/patients/p-1?name=沈知秋');
  await router.navigate('/search?q=骨科');
  expect(told).toEqual([
    ['page_view', { page: 'directory.home', scoutParams: { scene: 'home' }, ...ofDevice }],
    ['page_view', { page: 'account.patient', ...ofDevice }],
    ['page_view', { page: 'directory.search', search_param: '骨科', ...ofDevice }],
  ]);
  expect(JSON.stringify(told)).not.toMatch(/p-1|沈知秋/);
});

test('a press on a main action or on the frame is told, and no other', () => {
  document.body.innerHTML =
    '<button data-main="true"><span id="main">预约 沈知秋</span></button><button data-act="menu" id="menu"></button><a id="plain"></a>';
  watch();
  for (const id of ['main', 'menu', 'plain']) document.getElementById(id)?.click();
  expect(told.slice(1)).toEqual([
    ['click', { page: 'directory.home', action: 'main', ...ofDevice }],
    ['click', { page: 'directory.home', action: 'menu', ...ofDevice }],
  ]);
});

test('how what was sent ended is told, and nothing of reading', () => {
  const { tracing } = watch();
  tracing.heard?.(ended('query', null));
  tracing.heard?.(ended('mutation', null));
  tracing.heard?.(ended('mutation', { kind: 'business', code: 42001, message: '', data: null }));
  tracing.heard?.(ended('mutation', { kind: 'network', message: '' }));
  const base = { page: 'directory.home', action: '/patient/add', ...ofDevice };
  expect(told.slice(1)).toEqual([
    ['submit', { ...base, outcome: 'done' }],
    ['submit', { ...base, outcome: 'business 42001' }],
    ['submit', { ...base, outcome: 'network' }],
  ]);
});

test('nothing is told once the agreement is taken back', async () => {
  const { router, tracing } = watch();
  page.cookie = 'xl_device=device-1';
  await router.navigate('/search?q=骨科');
  tracing.heard?.(ended('mutation', null));
  expect(told).toHaveLength(1);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'nothing is told where the browser forbids it: %o',
  (browser) => {
    watch(browser);
    expect(told).toEqual([]);
  },
);
