import { chromium, expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Version } from 'csp_evaluator/dist/csp.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
// @boundaries-ignore the journeys start the portal exactly as the root's commands do
import { chromiumOptions } from '../../tooling/process/chromium-options.mjs';
import { ConsoleGuard } from '../fixtures/console-guard';
import { newMobile, newPatient } from '../fixtures/people';
import { observatoryMark, observatoryRules } from '../fixtures/observatory';
import { startTlsPortal, tlsHost, type TlsPortal } from '../fixtures/tls-portal';

// One portal for all of them: starting it takes longer than they do.
test.describe.configure({ mode: 'default' });

let portal: TlsPortal;
test.beforeAll(async () => {
  portal = await startTlsPortal();
});
test.afterAll(() => portal.stop());

/** A page of each kind: open and kept, searched, for signing in, to read, for trouble, not there. */
const pages = [
  '/',
  '/hospital/100001',
  '/expert/10000001',
  '/search?q=%E5%8C%BB%E9%99%A2',
  '/user/login',
  '/agreement/service',
  '/error',
  '/no/such/page',
];

/** What is no page, but the way to one, a file or a call. */
const others = [
  '/my/patients',
  '/manifest.webmanifest',
  '/healthz',
  '/gateway/no/such/call',
  '/assets/nothing.js',
];

test('the rules can tell a bad answer from a good one', () => {
  expect(observatoryMark({}, '')).toMatchObject({ total: 25, mark: 'less' });
  const lost = { 'content-security-policy': "default-src 'self' 'unsafe-inline'" };
  expect(observatoryMark(lost, '<script src="//cdn.example/a.js">').lost).toHaveLength(6);
  expect(observatoryMark({ 'set-cookie': ['xl_token=a; Secure'] }, '').lost).toContain('cookies');
  expect(new Set(observatoryRules.map(({ name }) => name)).size).toBe(observatoryRules.length);
});

for (const path of pages) {
  test(`${path} has an A+ of the Observatory and a policy without a way round`, async () => {
    const { headers, text } = await portal.ask(path);
    expect(observatoryMark(headers, text)).toMatchObject({ mark: 'A+', lost: [] });
    expectBaseHeaders(headers);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    const policy = headers['content-security-policy']?.toString();
    expect(policy).toContain('upgrade-insecure-requests');
    const { csp } = new CspParser(policy ?? '');
    const findings = new CspEvaluator(csp, Version.CSP3)
      .evaluate()
      // Advice for browsers without nonces, which would weaken it for the others.
      .filter(({ severity }) => severity < Severity.STRICT_CSP)
      .map(({ directive, description }) => `${directive}: ${description}`);
    expect(findings).toEqual([]);
  });
}

test('what is no page has the headers of every answer, too', async () => {
  const { text } = await portal.ask('/');
  const file = /(?:src|href)="(\/assets\/[^"]+)"/u.exec(text)?.[1];
  expect(file).toBeTruthy();
  for (const path of [...others, file ?? '']) expectBaseHeaders((await portal.ask(path)).headers);
});

test('a person signs in over TLS: every cookie stays with the host, and no log tells who it was', async () => {
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--host-resolver-rules=MAP ${tlsHost} 127.0.0.1`],
  });
  try {
    // The certificate is the test's own; everything else is as for anybody.
    const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'zh-CN' });
    const guard = new ConsoleGuard(context);
    const page = await context.newPage();
    await page.goto(`${portal.origin}/user/login`);
    const call = (path: string, body: object): Promise<number> =>
      page.evaluate(
        async ([path, body]) => {
          const headers = { 'content-type': 'application/json', requestid: crypto.randomUUID() };
          const answer = await fetch(`/gateway${path}`, { method: 'POST', headers, body });
          return ((await answer.json()) as { code: number }).code;
        },
        [path, JSON.stringify(body)] as const,
      );
    const mobile = newMobile();
    expect(await call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' })).toBe(
      0,
    );
    await expect.poll(() => portal.messageTo(mobile)).toMatch(/\d{6}/);
    const code = /\d{6}/.exec(portal.messageTo(mobile) ?? '')?.[0];
    expect(await call('/user/account/checkcodelogin.json', { mobile, code })).toBe(0);

    await page.goto(`${portal.origin}/my/profile`);
    await expect(page).toHaveURL(`${portal.origin}/my/profile`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const own = await page.evaluate(async () =>
      (await fetch('/my/profile')).headers.get('cache-control'),
    );
    expect(own).toBe('private, no-store');
    const patient = newPatient({ mobile });
    const added = { ...patient, cardType: 'idCard', consent: true };
    expect(await call('/patient/add', added)).toBe(0);
    await page.goto(`${portal.origin}/my/patients?mobile=${mobile}`);
    await expect(page.getByText(patient.name)).toBeVisible();

    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toContain('__Host-xl_token');
    // No neighbouring host can set one of these for this host.
    expect(cookies.filter(({ name }) => !name.startsWith('__Host-'))).toEqual([]);
    for (const { name, secure, httpOnly, sameSite, domain } of cookies) {
      expect({ secure, sameSite, domain }, name).toEqual({
        secure: true,
        sameSite: 'Lax',
        domain: tlsHost,
      });
      if (/token/.test(name)) expect(httpOnly, name).toBe(true);
    }
    expect(guard.unexpected()).toEqual([]);

    const log = portal.logged();
    expect(log).toContain('/patient/add');
    const token = cookies.find(({ name }) => name === '__Host-xl_token')?.value;
    const secrets = { mobile, token, name: patient.name, cardNo: patient.cardNo };
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret, what).toBeTruthy();
      expect(log.includes(secret ?? ''), `a log tells the ${what}`).toBe(false);
    }
    // Six digits may stand by chance within a duration or an id of a request.
    expect(log).not.toMatch(new RegExp(`[^0-9a-f.]${code}[^0-9]`));
  } finally {
    await browser.close();
  }
});

test('nothing of the sandbox is there in production', async () => {
  for (const path of ['clock', 'faults', 'outbox?to=13912345678', 'accounts', 'desk/check-in']) {
    expect((await portal.ask(`/gateway/sandbox/${path}`)).status, path).toBe(404);
    expect((await fetch(`${portal.gatewayUrl}/sandbox/${path}`)).status, path).toBe(404);
  }
  for (const path of ['/sandbox/explain', '/sandbox/explain.css'])
    expect((await portal.ask(path)).status, path).toBe(404);
});

function expectBaseHeaders(headers: Readonly<Record<string, unknown>>): void {
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
}
