import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskActs } from '../../../kernel/desk/tables';
import { voiceBytes } from '../../../kernel/files/recording-fixture';
import { addConsultDoctor, newAsker, price } from '../../../testing/consult-fixture';
import { runRefunds } from '../../../testing/payment-fixture';
import { uploadedPicture } from '../../../testing/picture-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { sendFile } from '../../../testing/upload-fixture';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

async function open(path = '', language = 'zh-CN') {
  const headers = { 'accept-language': language };
  const response = await gateway.app.request(`/sandbox/desk${path}`, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Presses a button of the page of a consult. */
async function press(orderKey: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  const response = await gateway.app.request(`/sandbox/desk/consults/${orderKey}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    },
    body,
  });
  return { status: response.status, html: await response.text() };
}

const buttons = (html: string) =>
  [...html.matchAll(/name="act" value="(\w+)"/g)].map(([, act]) => act);

describe('the doctor’s page of the sandbox', () => {
  it('lists who waits and shows a consult with its pictures, as words', async () => {
    const person = await newAsker(gateway);
    const picture = await uploadedPicture(gateway, person);
    const question = '<script>alert(1)</script> 孩子发烧两天，要去医院吗';
    const sent = await person.submit('imagetext', { doctorId, question, fileIds: [picture] });
    const { orderKey } = sent.data;
    await person.pay(orderKey);
    const list = await open();
    expect(list.html).toContain(`href="/sandbox/desk/consults/${orderKey}"`);
    const { html, headers } = await open(`/consults/${orderKey}`);
    expect(html).toContain('&#60;script&#62;alert(1)');
    expect(html).not.toContain('<script');
    expect(html).toContain('src="data:image/');
    expect(headers.get('content-security-policy')).toContain('img-src data:');
    expect(buttons(html)).toEqual(['take', 'refuse']);
    const english = await open(`/consults/${orderKey}`, 'en');
    expect(english.html).toContain('<html lang="en">');
    const acts = await gateway.services.db
      .select()
      .from(deskActs)
      .where(eq(deskActs.subject, orderKey));
    expect(acts.map(({ action }) => action)).toContain('open-consult');
  });

  it('takes, answers once by a double tap, asks for pictures and ends', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    expect((await press(orderKey, { act: 'take' })).status).toBe(303);
    const taken = await open(`/consults/${orderKey}`);
    expect(buttons(taken.html)).toEqual(['answer', 'pictures', 'refuse', 'end']);
    // Nothing was said yet that could be ended.
    expect((await press(orderKey, { act: 'end' })).status).toBe(422);
    const clientId = /name="clientId" value="([^"]+)"/.exec(taken.html)?.[1] ?? '';
    const answer = { act: 'answer', words: '请问体温最高多少度？', clientId };
    for (const _ of ['a tap', 'a second tap'])
      expect((await press(orderKey, answer)).status).toBe(303);
    const { data } = await person.call('/moduleim/dpchat/detaillist', { orderKey });
    expect(
      data.items.filter(({ side }: { readonly side: string }) => side === 'doctor'),
    ).toMatchObject([{ content: { text: answer.words } }]);
    expect((await press(orderKey, { act: 'pictures', words: '照片看不清' })).status).toBe(303);
    expect(await person.detail(orderKey)).toMatchObject({ state: 'paused' });
    await press(orderKey, { act: 'end' });
    expect(await person.detail(orderKey)).toMatchObject({ state: 'finished' });
  });

  it('keeps what was typed where it is refused, and says why', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await press(orderKey, { act: 'take' });
    const refused = await press(orderKey, { act: 'answer', words: '加我微信聊' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('加我微信聊</textarea>');
    expect(refused.html).toContain('role="alert"');
    expect((await press(orderKey, { act: 'refuse', words: ' ' })).status).toBe(422);
  });

  it('pays back a part and the rest, and declines with the reason that the patient reads', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await press(orderKey, { act: 'take' });
    await press(orderKey, { act: 'answer', words: '请多喝水，注意休息' });
    await press(orderKey, { act: 'end' });
    const part = { act: 'refund', words: '投诉成立', yuan: '１2.50', refundedCents: '0' };
    for (const _ of ['a tap', 'a second tap'])
      expect((await press(orderKey, part)).status).toBe(303);
    for (const yuan of ['-1', '1.234', '1e3', '999'])
      expect((await press(orderKey, { ...part, yuan, refundedCents: '1250' })).status).toBe(422);
    await runRefunds(gateway.services);
    expect(await person.detail(orderKey)).toMatchObject({ refundCents: 1250 });

    const declined = await person.asked(doctorId);
    await press(declined, { act: 'refuse', words: '需要到医院面诊' });
    await runRefunds(gateway.services);
    expect(await person.detail(declined)).toMatchObject({ state: 'refunded', refundCents: price });
    expect(JSON.stringify(await person.detail(declined))).toContain('需要到医院面诊');
  });

  it('shows who waits by video, and holds the call by its one script', async () => {
    const person = await newAsker(gateway);
    const intention = { doctorId, kind: 'video' };
    const { data: at } = await person.call('/consult/consultorder/getintentiontime', intention);
    const { startsAt } = at.times[0];
    const { orderKey } = (await person.submit('video', { doctorId, startsAt })).data;
    await person.pay(orderKey);
    // There is no call before the consult is taken.
    expect((await open(`/consults/${orderKey}`)).html).not.toContain('<script');
    await press(orderKey, { act: 'take' });
    expect((await open()).html).not.toContain('患者正在等待视频通话');
    await person.call('/moduleim/videocall/open', { orderKey, clientId: 'phone' });
    expect((await open()).html).toContain('患者正在等待视频通话');
    const { html, headers } = await open(`/consults/${orderKey}`);
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'sha256-${hash}'; `);
    expect(policy).toContain("connect-src 'self';");
    expect(headers.get('permissions-policy')).toBe('camera=(self), microphone=(self)');
    expect(html).toContain(`data-order-key="${orderKey}"`);
    await press(orderKey, { act: 'refuse', words: '需要到医院面诊' });
    const over = await open(`/consults/${orderKey}`);
    expect(over.html).not.toContain('<script');
    expect(over.headers.get('permissions-policy')).toBe('camera=(), microphone=()');
  });

  it('plays the voices of a patient', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await press(orderKey, { act: 'take' });
    const bytes = await voiceBytes('webm', 1);
    const { data } = await sendFile(gateway, '/common/upload/audio', bytes, person);
    const voice = { orderKey, clientId: 'v', type: 'voice', fileIds: [data.fileId] };
    expect((await person.call('/moduleim/dpchat/reply', voice)).code).toBe(0);
    const { html, headers } = await open(`/consults/${orderKey}`);
    expect(html).toContain('<audio src="data:audio/webm;base64,');
    expect(headers.get('content-security-policy')).toContain('media-src data:;');
  });

  it('says where there is no such consult', async () => {
    expect((await open('/consults/none')).status).toBe(404);
    expect((await press('none', { act: 'take' })).status).toBe(404);
  });
});

it('is in the sandbox only', async () => {
  const production = await openTestGateway({ config: { sandbox: false } });
  for (const path of ['/sandbox/desk', '/sandbox/desk/consults/1'])
    expect((await production.app.request(path)).status).toBe(404);
  await production.dispose();
});
