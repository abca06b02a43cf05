import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { ConsoleGuard } from '../fixtures/console-guard';
import { newMobile, newPatient } from '../fixtures/people';
import { acceptInvitation, addStaff, signInToDesk, tokenIn } from '../fixtures/staff';
import { startTlsPortal, tlsHost, type TlsPortal } from '../fixtures/tls-portal';
import { conversationPath, enterCall, expectBothSeen, withDevices } from '../fixtures/video-calls';

/** The portal and the staff app as a hospital runs them: in production, without the sandbox. */
let portal: TlsPortal;
let browser: Browser;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  portal = await startTlsPortal();
  browser = await chromium.launch({
    ...withDevices,
    args: [...withDevices.args, `--host-resolver-rules=MAP ${tlsHost} 127.0.0.1`],
  });
});
test.afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** A window of one person; nothing may have gone wrong in it when it is closed. */
async function openWindow(viewport: { readonly width: number; readonly height: number }) {
  const context = await browser.newContext({
    // The certificate of the portal is the test's own.
    ignoreHTTPSErrors: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport,
  });
  const guard = new ConsoleGuard(context);
  // Without a session the app shows the sign-in.
  guard.allow(/status of 401/u);
  const page = await context.newPage();
  return {
    page,
    guard,
    close: async () => {
      await context.close();
      expect(guard.unexpected(), 'errors in the console').toEqual([]);
    },
  };
}

/** A call of the page's own origin. */
function callFrom<Data>(page: Page, path: string, body: object): Promise<Data> {
  return page.evaluate(
    async ([url, text]) => {
      const headers = { 'content-type': 'application/json', requestid: crypto.randomUUID() };
      const answer = await fetch(url, { method: 'POST', headers, body: text });
      const { code, message, data } = await answer.json();
      if (code !== 0) throw new Error(`${url} answered ${code}: ${message}`);
      return data;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Signs a new patient in and answers how they call the gateway. */
async function newPatientIn(page: Page) {
  await page.goto(`${portal.origin}/user/login`);
  const call = <Data>(path: string, body: object) => callFrom<Data>(page, `/gateway${path}`, body);
  const mobile = newMobile();
  await call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
  await expect.poll(() => portal.messageTo(mobile)).toMatch(/\d{6}/u);
  const code = /\d{6}/u.exec(portal.messageTo(mobile) ?? '')?.[0];
  await call('/user/account/checkcodelogin.json', { mobile, code });
  const patient = newPatient({ mobile });
  const added = { ...patient, cardType: 'idCard', consent: true };
  const { patientId } = await call<{ patientId: string }>('/patient/add', added);
  return { call, patient, patientId };
}

const question = '膝盖肿了一周，走路时疼，想请医生看看';
const answer = '请先减少走动，冷敷，稍后视频里给您看。';
const passwords = { administrator: 'quiet-river-at-noon', doctor: 'seven-cranes-over-hangzhou' };

test('a morning of a doctor in production: two factors, a consult within its promise, a call by video', async () => {
  test.setTimeout(300_000);
  const { deskUrl, environment } = portal;
  const office = await openWindow({ width: 1440, height: 900 });
  const surgery = await openWindow({ width: 1440, height: 900 });
  const home = await openWindow({ width: 375, height: 812 });
  const { call, patient, patientId } = await newPatientIn(home.page);
  const { items } = await call<{ items: readonly { doctorId: string }[] }>(
    '/modulesearch/mergesearch/doctorlist.json',
    { pageNo: 1, pageSize: 20 },
  );
  const doctorId = items[0]?.doctorId ?? '';

  // The first administrator comes from a terminal, and adds the doctor.
  await acceptInvitation(office.page, {
    deskUrl,
    token: await addStaff(environment, 'office', '王主任', 'administrator'),
    password: passwords.administrator,
  });
  await callFrom(office.page, '/staff/actions/set-consult-service', {
    doctorId,
    kind: 'video',
    priceCents: 0,
    isOpen: true,
  });
  await office.page.getByRole('link', { name: '人员' }).click();
  await office.page.getByRole('button', { name: '添加人员' }).click();
  await office.page.getByLabel('姓名').fill('李医生');
  await office.page.getByLabel('账号').fill('doctor.li');
  await office.page.getByLabel('医生', { exact: true }).check();
  await office.page.getByLabel('医生编号').fill(doctorId);
  await office.page.getByRole('button', { name: '添加并生成邀请' }).click();
  const shown = office.page.getByText(/\/invitation#/u);
  const token = tokenIn(await shown.innerText());

  const { page: doctor } = surgery;
  const { doctor: password } = passwords;
  const authenticator = await acceptInvitation(doctor, { deskUrl, token, password });
  await doctor.getByRole('button', { name: '退出登录' }).click();
  await expect(doctor).toHaveURL(/\/sign-in/u);
  await signInToDesk(doctor, { account: 'doctor.li', password, authenticator });
  await expect(doctor.getByText('现在没有等待的患者')).toBeVisible();

  // A patient asks, and the queue shows it without a reload.
  const { times } = await call<{ times: readonly { startsAt: string }[] }>(
    '/consult/consultorder/getintentiontime',
    { doctorId, kind: 'video' },
  );
  const startsAt = times[0]?.startsAt;
  const { orderKey } = await call<{ orderKey: string }>('/consult/submitorder/video', {
    doctorId,
    patientId,
    startsAt,
    question,
  });
  const row = doctor.getByRole('listitem').filter({ hasText: patient.name });
  await expect(row).toContainText('还剩');
  await row.getByRole('button', { name: /^接诊/u }).click();
  await expect(doctor).toHaveURL(new RegExp(`/consults/${orderKey}`, 'u'));
  await expect(doctor.getByText(question).first()).toBeVisible();
  await doctor.getByLabel('回复患者').fill(answer);
  await doctor.getByLabel('回复患者').press('Enter');

  await expect(doctor.getByText(answer)).toHaveCount(1);
  await expect(doctor.getByText('发送中')).toHaveCount(0);
  await home.page.goto(`${portal.origin}${conversationPath(orderKey)}`);
  await expect(home.page.getByText(answer)).toBeVisible();
  await home.page.getByRole('button', { name: '视频通话', exact: true }).click();
  await enterCall(home.page);
  await doctor.getByRole('button', { name: '接听视频' }).first().click();
  await doctor.getByRole('button', { name: '进入通话' }).click();
  await expectBothSeen(home.page, doctor);
  await doctor.getByRole('button', { name: '挂断' }).click();
  await expect(home.page.getByText(/^通话已结束/u)).toBeVisible();

  await doctor.getByRole('button', { name: '结束问诊' }).click();
  await doctor.getByRole('dialog').getByRole('button', { name: '结束问诊' }).click();
  await expect(doctor.getByText(/问诊已不能回复/u)).toBeVisible();
  const { state } = await call<{ state: string }>('/consult/consultorder/detail', { orderKey });
  expect(state).toBe('finished');

  // What was done is in the ledger, by whom it was done.
  const ledger = await callFrom<{ done: { items: { staff: string; action: string }[] } }>(
    office.page,
    '/staff/actions/read-desk-ledger',
    { subject: orderKey },
  );
  const acts = ledger.done.items.filter(({ staff }) => staff === '李医生');
  expect(acts.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'take-consult',
      'answer-conversation',
      'join-video-call',
      'end-consult',
    ]),
  );
  // The administrator may not read of a patient, and no portal's host has the staff's calls.
  office.guard.allow(/status of 403/u);
  await expect(callFrom(office.page, '/staff/actions/open-consult', { orderKey })).rejects.toThrow(
    /answered/u,
  );
  expect((await portal.ask('/staff/session/me')).status).toBe(404);
  expect((await portal.ask('/gateway/staff/session/me')).status).toBe(404);
  const log = portal.logged();
  for (const secret of [...Object.values(passwords), patient.name, question, token])
    expect(log.includes(secret), 'a secret or a name in the log').toBe(false);
  for (const window of [home, surgery, office]) await window.close();
});
