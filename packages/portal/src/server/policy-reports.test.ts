import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMetrics } from '@xinglin/server';
import { routes } from '@xinglin/routes';
import { takePolicyReports } from './policy-reports';
import type { RequestFacts } from './request-facts';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, serveTinyPortal } from '../testing/tiny-server';

/** What the reports read of a request. */
const factsOf = (body: string, forwardedFor = '192.0.2.1', method = 'POST') =>
  ({
    request: new Request('http://portal.localhost/csp-report', {
      method,
      ...(method === 'POST' && { body }),
    }),
    base: '/region',
    host: { host: 'portal.localhost:3000' },
    channel: { table: routes },
    forwardedFor,
  }) as unknown as RequestFacts;

const reportOf = (body: object) => JSON.stringify([{ type: 'csp-violation', body }]);
const inline = {
  documentURL: 'http://portal.localhost:3000/region/search?keyword=Ann',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'inline',
};

let lines: object[];
let time: number;
let metrics: ReturnType<typeof openMetrics>;
let reports: ReturnType<typeof takePolicyReports>;
beforeEach(() => {
  lines = [];
  time = 0;
  metrics = openMetrics();
  const log = { warn: (line: object) => void lines.push(line) };
  reports = takePolicyReports(log, metrics, () => time);
});
const take = async (body: string, from?: string) =>
  (await reports.take(factsOf(body, from))).status;

describe('reports of what a policy blocked', () => {
  it.each([
    ['inline', 'inline'],
    ['https://ads.example.com:8443/track/ann?id=138001', 'https://ads.example.com:8443'],
    ['chrome-extension://abcdef/script.js?u=ann', 'chrome-extension:'],
    ['data:text/html,Ann', 'data:'],
    ['Ann Li, 13800138000', 'other'],
    [7, 'other'],
  ])('log %s as %s, without path and query', async (blockedURL, blocked) => {
    expect(await take(reportOf({ ...inline, blockedURL }))).toBe(204);
    expect(lines).toEqual([{ directive: 'script-src-elem', blocked, page: 'directory.search' }]);
  });

  it.each(['http://other.example/region/search', 'Ann'])(
    'name no page of their own: %s',
    async (documentURL) => {
      await take(reportOf({ ...inline, documentURL }));
      expect(lines).toMatchObject([{ page: 'other' }]);
    },
  );

  it('are read in the form of report-uri, too', async () => {
    const report = { 'effective-directive': 'img-src', 'blocked-uri': 'https://a.example/x' };
    expect(await take(JSON.stringify({ 'csp-report': report }))).toBe(204);
    expect(lines).toEqual([{ directive: 'img-src', blocked: 'https://a.example', page: 'other' }]);
  });

  it.each(['', 'no JSON', '[]', 'null', '[{}]', reportOf({ effectiveDirective: "ann's words" })])(
    'that say nothing are not logged: %s',
    async (body) => {
      expect(await take(body)).toBe(204);
      expect(lines).toEqual([]);
    },
  );

  it('are logged once an hour each, and all counted', async () => {
    for (let count = 0; count < 3; count += 1) await take(reportOf(inline));
    expect(lines).toHaveLength(1);
    time = 60 * 60 * 1000;
    await take(reportOf(inline));
    expect(lines).toHaveLength(2);
    expect(await metrics.text()).toContain('xinglin_policy_reports{directive="script-src-elem"} 4');
  });

  it('are bounded in bytes, by caller and in all', async () => {
    expect(await take(' '.repeat(8 * 1024 + 1))).toBe(413);
    const flood = (from: (count: number) => string) =>
      Promise.all(
        Array.from({ length: 200 }, (_, count) =>
          take(
            reportOf({ ...inline, blockedURL: `https://${from(count)}-${count}.example` }),
            from(count),
          ),
        ),
      );
    time = 60_000;
    await flood(() => 'one');
    expect(lines).toHaveLength(20);
    time = 120_000;
    await flood((count) => `caller${count}`);
    expect(lines).toHaveLength(20 + 120);
  });

  it('fill the log with no more than 200 different lines an hour', async () => {
    const report = (blocked: number) =>
      JSON.stringify(
        Array.from({ length: 10 }, (_, place) => ({
          body: { ...inline, blockedURL: `https://a${blocked}-${place}.example` },
        })),
      );
    for (let sent = 0; sent < 30; sent += 1) await take(report(sent), `192.0.2.${sent}`);
    expect(lines).toHaveLength(200);
    time += 3_600_000;
    await take(report(99));
    expect(lines).toHaveLength(210);
  });

  it('are posted', async () => {
    expect((await reports.take(factsOf('', '192.0.2.1', 'GET'))).status).toBe(405);
  });
});

describe('the policy of a page', () => {
  let gateway: TinyGateway;
  beforeAll(async () => {
    gateway = await startTinyGateway();
  });
  afterAll(() => gateway.close());

  it('names where browsers report, old and new, and the portal takes it there', async () => {
    const portal = await serveTinyPortal(gateway);
    const { headers } = await askPortal(portal, '/');
    expect(headers.get('content-security-policy')).toMatch(
      /; report-uri \/csp-report; report-to policy$/,
    );
    expect(headers.get('reporting-endpoints')).toBe('policy="/csp-report"');
    expect((await askPortal(portal, '/csp-report', {}, undefined, 'POST')).status).toBe(204);
  });
});
