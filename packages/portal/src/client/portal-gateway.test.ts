// @vitest-environment happy-dom
import {
  accountCalls,
  directoryCalls,
  errorCodes,
  loadCiphers,
  patientsCalls,
  writeOffCalls,
  type CallEvent,
} from '@xinglin/gateway-sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPortalGateway } from './portal-gateway';
import { startTracing } from './tracing';

interface Sent {
  readonly url: string;
  readonly body: string;
}
let sent: Sent[];
let answers: Map<string, () => Response>;

beforeEach(() => {
  sent = [];
  answers = new Map();
  window.sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push({ url, body: typeof init?.body === 'string' ? init.body : '' });
    return answers.get(url)?.() ?? Response.json({ code: 0, data: { items: [] } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['xl_encryption_rule', 'xl_close_encrypt', 'xl_abtest', 'xl_router_tag'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  window.history.replaceState(null, '', '/');
});

function open(encrypts = false) {
  const events: CallEvent[] = [];
  const onSessionChange = vi.fn();
  const gateway = createPortalGateway({
    lang: () => 'en',
    defaultMessage: () => 'That did not work',
    encrypts,
    onSessionChange,
    observe: (event) => void events.push(event),
  });
  return { gateway, events, onSessionChange };
}
const cities = (gateway: ReturnType<typeof open>['gateway']) =>
  gateway.call(directoryCalls.listAllAreas, { level: 'city' });
const updatePatient = (gateway: ReturnType<typeof open>['gateway']) =>
  gateway.call(patientsCalls.updatePatient, {
    patientId: '1',
    name: '王小明',
    relation: 'self',
    cardType: 'none',
  });

describe('the API cache of a page', () => {
  test('asks the portal’s shared cache once, also after the page was loaded anew', async () => {
    await cities(open().gateway);
    await cities(open().gateway);
    expect(sent).toEqual([
      {
        url: '/api/cache.json',
        body: '{"path":"/common/area/allarealist","input":{"level":"city"}}',
      },
    ]);
  });

  test.each(['getItem', 'setItem'] as const)('works where storage refuses %s', async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const { gateway } = open();
    await cities(gateway);
    expect(await cities(gateway)).toEqual({ items: [] });
  });

  test.each([
    ['an experiment', 'xl_abtest'],
    ['a release', 'xl_router_tag'],
  ])('stores an answer for %s alone', async (_, cookie) => {
    const { gateway } = open();
    await cities(gateway);
    document.cookie = `${cookie}=b-2; Path=/`;
    await cities(gateway);
    await cities(gateway);
    expect(sent).toHaveLength(2);
    document.cookie = `${cookie}=; Max-Age=0; Path=/`;
    await cities(gateway);
    expect(sent).toHaveLength(2);
  });

  test('is passed by when the address says so', async () => {
    window.history.replaceState(null, '', '/?disableCache=1');
    const { gateway } = open();
    await cities(gateway);
    await cities(gateway);
    expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('/gateway/common/area/allarealist'));
  });

  test('is forgotten when a person signs out', async () => {
    const { gateway, onSessionChange } = open();
    await cities(gateway);
    await gateway.call(accountCalls.logout, undefined);
    await vi.waitFor(() => expect(onSessionChange).toHaveBeenCalledExactlyOnceWith('ends'));
    await cities(gateway);
    expect(sent.filter(({ url }) => url === '/api/cache.json')).toHaveLength(2);
  });

  test('answers the call that ended a session once what follows is done', async () => {
    const { gateway, onSessionChange } = open();
    let finish = (): void => undefined;
    onSessionChange.mockReturnValue(new Promise<void>((done) => (finish = done)));
    const told = vi.fn();
    const leaving = gateway.call(accountCalls.logout, undefined).then(told);
    await vi.waitFor(() => expect(onSessionChange).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(told).not.toHaveBeenCalled();
    finish();
    await leaving;
    expect(told).toHaveBeenCalledOnce();
  });

  test('stays, and the person with it, when an answer that would end the session refuses', async () => {
    const { gateway, onSessionChange } = open();
    await cities(gateway);
    answers.set(`/gateway${writeOffCalls.logoffAccount.path}`, () =>
      Response.json({ code: errorCodes.wrongCode, message: 'no', data: null }),
    );
    const closing = gateway.call(writeOffCalls.logoffAccount, { code: '123456', agreed: true });
    await expect(closing).rejects.toMatchObject({ failure: { code: errorCodes.wrongCode } });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(onSessionChange).not.toHaveBeenCalled();
    await cities(gateway);
    expect(sent.filter(({ url }) => url === '/api/cache.json')).toHaveLength(1);
  });
});

describe('encryption', () => {
  const rule = { secretCode: 'r-1', secretAlgorithm: 1, privateKey: '0123456789abcdef' };
  const startUp = `/gateway${accountCalls.getBaseInfo.path}`;
  const withRule = () =>
    answers.set(startUp, () => {
      // The portal's server does it by Set-Cookie.
      document.cookie = `xl_encryption_rule=${encodeURIComponent(JSON.stringify(rule))}; Path=/`;
      return Response.json({ code: 0, data: {} });
    });

  test('asks for a rule before the first listed body, and writes it by that rule', async () => {
    withRule();
    const { gateway } = open(true);
    await updatePatient(gateway);
    await updatePatient(gateway);
    expect(sent.map(({ url }) => url)).toEqual([
      startUp,
      '/gateway/patient/update',
      '/gateway/patient/update',
    ]);
    const body = JSON.parse(sent[1]?.body ?? '') as { secretCode: string; content: string };
    expect(body.secretCode).toBe('r-1');
    const { decryptText } = await loadCiphers();
    expect(JSON.parse(decryptText('AES', body.content, rule.privateKey))).toMatchObject({
      name: '王小明',
    });
  });

  test('goes without where there is no rule, or encryption is closed', async () => {
    const { gateway } = open(true);
    await updatePatient(gateway);
    expect(sent.at(-1)?.body).toContain('王小明');
    withRule();
    document.cookie = 'xl_close_encrypt=1; Path=/';
    sent.length = 0;
    await updatePatient(gateway);
    expect(sent.map(({ url }) => url)).toEqual(['/gateway/patient/update']);
    expect(sent[0]?.body).toContain('王小明');
  });

  test('forgets a rule that the gateway cannot read', async () => {
    withRule();
    const { gateway } = open(true);
    answers.set('/gateway/patient/update', () =>
      Response.json({ code: errorCodes.undecipherable }, { status: 400 }),
    );
    await expect(updatePatient(gateway)).rejects.toBeDefined();
    await vi.waitFor(() => expect(document.cookie).not.toContain('xl_encryption_rule'));
  });

  test('is not loaded, nor a rule asked for, on a channel without it', async () => {
    await updatePatient(open(false).gateway);
    expect(sent.map(({ url }) => url)).toEqual(['/gateway/patient/update']);
  });
});

describe('tracing', () => {
  const event = (traced?: 'always' | 'regional'): CallEvent => ({
    row: { path: '/consult/orderoffline/add', kind: 'mutation', ...(traced && { traced }) },
    input: { mobile: '13800138000' },
    requestId: 'r',
    headers: {},
    startedAt: 1,
    durationMs: 1,
    tries: 1,
    failure: null,
  });
  const leave = async (isRegional: boolean, events: CallEvent[]): Promise<string[]> => {
    const bodies: Blob[] = [];
    vi.stubGlobal('navigator', { sendBeacon: (_url: string, body: Blob) => bodies.push(body) });
    const tracing = startTracing(isRegional);
    for (const one of events) tracing.observe(one);
    // The tracer comes by an import; it listens once it is there.
    await import('./page-tracer');
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(bodies).not.toEqual([]);
    });
    return Promise.all(bodies.map((body) => body.text()));
  };

  test('lets listed calls leave with the page, without what is personal', async () => {
    const [batch = ''] = await leave(true, [event('regional')]);
    expect(JSON.parse(batch)).toMatchObject({
      appName: 'portal',
      spans: [{ bizName: '/consult/orderoffline/add' }],
    });
    expect(batch).not.toContain('13800138000');
  });

  test('keeps nothing of other calls, nor of another partner’s list', async () => {
    const [batch = ''] = await leave(false, [event(), event('regional'), event('always')]);
    expect(JSON.parse(batch)).toMatchObject({ spans: [{ operateName: 'mutation' }] });
  });

  test('reports a call without an answer by its path, and no refusal', async () => {
    const failed = (failure: CallEvent['failure']): CallEvent => ({ ...event(), failure });
    const [batch = ''] = await leave(false, [
      failed({ kind: 'business', code: 42001, message: '', data: null }),
      failed({ kind: 'http', status: 502, message: '' }),
    ]);
    expect(JSON.parse(batch)).toMatchObject({
      spans: [{ bizName: '/consult/orderoffline/add', operateName: 'unanswered', code: 502 }],
    });
    expect(batch).not.toContain('13800138000');
  });

  test('reports that an error left the page white, and not a page that stands', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reports = async (markup: string): Promise<string> => {
      document.body.innerHTML = `<div id="root">${markup}</div>`;
      const bodies: Blob[] = [];
      vi.stubGlobal('navigator', { sendBeacon: (_url: string, body: Blob) => bodies.push(body) });
      const { createPageTracer } = await import('./page-tracer');
      const tracer = createPageTracer(false);
      tracer.reportError(new Error('broken'), 'page');
      vi.advanceTimersByTime(1000);
      tracer.flush(true);
      return (await Promise.all(bodies.map((body) => body.text()))).join('');
    };
    expect(await reports('')).toContain('white screen');
    expect(await reports('<main>寻医问药</main>')).not.toContain('white screen');
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  test('reports an error of the page, or of half the pages', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const bodies: Blob[] = [];
    vi.stubGlobal('navigator', { sendBeacon: (_url: string, body: Blob) => bodies.push(body) });
    startTracing(false);
    window.dispatchEvent(
      new ErrorEvent('error', { error: new TypeError('no function of 13800138000') }),
    );
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(bodies).not.toEqual([]);
    });
    expect(await bodies[0]?.text()).toContain('TypeError: no function of ***');
  });
});
