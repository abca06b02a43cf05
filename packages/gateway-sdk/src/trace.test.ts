import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CallEvent } from './call-event';
import type { CallRow } from './call-row';
import { createGateway } from './gateway';
import { createTracer, type Tracer, type TracerOptions, traceTransport } from './trace';

interface Batch {
  readonly appName: string;
  readonly spans: readonly Record<string, unknown>[];
}

function tracerWith(options: Partial<TracerOptions> = {}) {
  const batches: Batch[] = [];
  const runs: (() => void)[] = [];
  const tracer = createTracer({
    appName: 'shell',
    traceId: 'trace-1',
    now: () => 1000,
    later: (run) => void runs.push(run),
    send: (batch) => void batches.push(JSON.parse(batch) as Batch),
    ...options,
  });
  const spans = () => (tracer.flush(), batches.flatMap((batch) => batch.spans));
  return { tracer, batches, runs, spans };
}
const traced = (watch: 'always' | 'regional'): CallRow<unknown, unknown> => ({
  path: '/consult/submitorder/upgradephone.json',
  kind: 'mutation',
  traced: watch,
});

async function callThrough(
  observe: Tracer['observe'],
  row: CallRow<unknown, unknown>,
  body: string,
) {
  const fetch = async () => new Response(body);
  const gateway = createGateway({ baseUrl: '', fetch, observe });
  await gateway
    .call(row, {
      orderKey: 'o-1',
      mobile: '13800138000',
      note: '王秀兰的地址',
      remark: '电话 138 0013 8000',
    })
    .catch(() => undefined);
}

describe('spans', () => {
  it('hold every field of the specification, and nothing personal', async () => {
    const { tracer, spans } = tracerWith();
    await callThrough(
      tracer.observe,
      traced('always'),
      '{"code":42001,"message":"请拨 13800138000","data":{"token":"t"}}',
    );
    const [span] = spans();
    expect(span).toEqual({
      inputParam: '{"orderKey":"o-1","mobile":"***","note":"***","remark":"电话 ***"}',
      outputParam: expect.stringContaining('"kind":"business"'),
      timestamp: expect.any(Number),
      contextBizId: 'o-1',
      traceId: 'trace-1',
      bizId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      bizName: '/consult/submitorder/upgradephone.json',
      error: true,
      code: 42001,
      flag: 1,
      operateName: 'mutation',
      message: '请拨 ***',
      duration: expect.any(Number),
    });
    expect(JSON.stringify(span)).not.toContain('13800138000');
  });

  it.each([
    ['always' as const, false, 1],
    ['regional' as const, false, 0],
    ['regional' as const, true, 1],
  ])('are kept of the watch list %s, regional partner: %s', async (watch, isRegional, kept) => {
    const { tracer, spans } = tracerWith({ isRegional });
    await callThrough(tracer.observe, traced(watch), '{"code":0}');
    expect(spans()).toHaveLength(kept);
  });

  it('are not kept of any other call', async () => {
    const { tracer, spans } = tracerWith();
    await callThrough(tracer.observe, { path: '/patient/add', kind: 'mutation' }, '{"code":0}');
    expect(spans()).toEqual([]);
  });
});

describe('calls without an answer', () => {
  const failing = (failure: CallEvent['failure']): CallEvent => ({
    row: { path: '/patient/list', kind: 'query' },
    input: { mobile: '13800138000' },
    requestId: 'r-1',
    headers: {},
    startedAt: 5,
    durationMs: 7,
    tries: 1,
    failure,
  });

  it.each<[NonNullable<CallEvent['failure']>, number, string]>([
    [{ kind: 'network', message: '' }, 0, 'network'],
    [
      { kind: 'network', message: 'could not reach /x: ECONNRESET' },
      0,
      'could not reach /x: ECONNRESET',
    ],
    [{ kind: 'timeout', message: 'no answer in time from /x' }, 0, 'no answer in time from /x'],
    [{ kind: 'http', status: 502, message: '<html>13800138000' }, 502, 'http'],
  ])('are kept with path, status and cause: %j', (failure, code, message) => {
    const { tracer, spans } = tracerWith();
    tracer.observe(failing(failure));
    expect(spans()).toEqual([
      {
        traceId: 'trace-1',
        bizId: 'r-1',
        bizName: '/patient/list',
        operateName: 'unanswered',
        timestamp: 5,
        duration: 7,
        error: true,
        code,
        message,
      },
    ]);
  });

  it('are no answers that refuse, and never more than a page should tell', () => {
    const { tracer, spans, batches } = tracerWith();
    tracer.observe(failing({ kind: 'business', code: 42001, message: '', data: null }));
    tracer.observe(failing({ kind: 'cancelled', message: '' }));
    expect(spans()).toEqual([]);
    for (let count = 0; count < 50; count += 1)
      tracer.observe(failing({ kind: 'network', message: '' }));
    tracer.flush();
    expect(batches.flatMap((batch) => batch.spans)).toHaveLength(30);
  });
});

describe('batches', () => {
  it('go out when full, or a while after their first span', () => {
    const { tracer, batches, runs } = tracerWith();
    for (let count = 0; count < 21; count += 1) tracer.track('tap');
    expect(batches.map((batch) => batch.spans.length)).toEqual([20]);
    expect(runs).toHaveLength(2);
    runs[1]?.();
    expect(batches.map((batch) => batch.spans.length)).toEqual([20, 1]);
    expect(batches[0]?.appName).toBe('shell');
  });

  it('are not sent empty', () => {
    const { tracer, batches } = tracerWith();
    tracer.flush(true);
    expect(batches).toEqual([]);
  });

  it('leave as a beacon with the page, else by fetch', async () => {
    const fetch = vi.fn(async () => new Response());
    const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
    const send = traceTransport('/gateway', { fetch, sendBeacon });
    send('{"a":1}', true);
    expect(fetch).not.toHaveBeenCalled();
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('/gateway/modulelog/biz/trace/collect.json');
    expect(body?.type).toBe('application/json');
    expect(await body?.text()).toBe('{"a":1}');
    send('{"a":2}', false);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      url,
      expect.objectContaining({ body: '{"a":2}', keepalive: false }),
    );
  });

  it('fall back on fetch when the beacon is refused, and cause no error when that fails', async () => {
    const fetch = vi.fn(async () => Promise.reject(new TypeError()));
    traceTransport('/gateway', { fetch, sendBeacon: () => false })('{}', true);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ keepalive: true }),
    );
  });
});

describe('error reports', () => {
  it('are sampled by half', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (part) => {
        const { tracer, spans } = tracerWith({ random: () => part });
        tracer.reportError(new TypeError('no'), 'render');
        expect(spans()).toHaveLength(part < 0.5 ? 1 : 0);
      }),
    );
  });

  it('say what happened where, without what is personal', () => {
    const { tracer, spans } = tracerWith({ random: () => 0 });
    tracer.reportError(new TypeError('13800138000 is no function'), 'render');
    expect(spans()).toMatchObject([
      { bizName: 'render', error: true, message: 'TypeError: *** is no function', timestamp: 1000 },
    ]);
  });
});

describe('tracking', () => {
  it('keeps an event with the data of its search', () => {
    const { tracer, spans } = tracerWith();
    expect(
      tracer.track('search', {
        search_param: '骨科 13800138000',
        search_rad: 'r',
        ab_type: 'b',
        fingerprint: 'd',
      }),
    ).toBe(true);
    expect(spans()).toMatchObject([
      {
        bizName: 'search',
        operateName: 'track',
        inputParam: '{"search_param":"骨科 ***","search_rad":"r","ab_type":"b","fingerprint":"d"}',
      },
    ]);
  });

  it('tells of the portal by its own names, as long as they are', () => {
    const { tracer, spans } = tracerWith();
    const data = {
      page: 'account.personalCenterInstitutions',
      scoutParams: { scene: 'registration' },
      action: '/order/submitorder/submitregistration.json',
      outcome: 'business 42001',
      fingerprint: '0f8fad5b-d9cb-469f-a165-70867728950e',
    };
    tracer.track('submit', data);
    expect(spans()).toMatchObject([{ inputParam: JSON.stringify(data) }]);
  });

  it.each(['', '  ', '\n'])('refuses an event without a name: %j', (name) => {
    const { tracer, spans } = tracerWith();
    expect(tracer.track(name)).toBe(false);
    expect(spans()).toEqual([]);
  });
});
