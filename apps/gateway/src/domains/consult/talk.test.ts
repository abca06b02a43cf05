import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadedPicture } from '../../testing/picture-fixture';
import { openTestGateway, type AnyJson, type TestGateway } from '../../testing/test-gateway';
import { addConsultDoctor, desk, newAsker, question } from '../../testing/consult-fixture';

const hourMs = 3_600_000;

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

/** A patient who has paid for a consult, with its conversation. */
async function asked() {
  const person = await newAsker(gateway);
  const orderKey = await person.asked(doctorId);
  const talk = (path: string, body: object = {}) =>
    person.call(`/moduleim/dpchat/${path}`, { orderKey, ...body });
  const standing = async () => (await talk('patientservice')).data;
  let sent = 0;
  const say = (text: string) => talk('reply', { clientId: `c${(sent += 1)}`, text });
  const answer = (text: string) => desk(gateway, 'answer-conversation', { orderKey, text });
  return { person, orderKey, talk, standing, say, answer };
}

it('a consult that is not paid has no conversation', async () => {
  const person = await newAsker(gateway);
  const { data } = await person.submit('imagetext', { doctorId });
  const { orderKey } = data;
  expect((await person.call('/moduleim/dpchat/connect', { orderKey })).code).toBe(-7);
  expect((await person.act('cancel', orderKey)).code).toBe(0);
});

it('the conversation begins with the question, waits for the doctor, and is paid back if none answers', async () => {
  const { orderKey, talk, standing, answer } = await asked();
  const { items } = (await talk('detaillist')).data;
  expect(items).toMatchObject([{ number: 1, side: 'patient', content: { text: question } }]);
  expect(await standing()).toMatchObject({
    phase: 'waiting',
    mayWrite: true,
    turnsLeft: 20,
    turns: 20,
    until: { outcome: 'refunds' },
  });
  expect((await answer('您好')).code).toBe(42801);
  await desk(gateway, 'take-consult', { orderKey, doctorId });
  expect(await standing()).toMatchObject({ phase: 'open', until: { outcome: 'refunds' } });
  expect((await talk('detaillist')).data.items.length).toBe(1);
});

it('the first answer is the answer of the consult, and each counts one question', async () => {
  const { person, orderKey, standing, say, answer } = await asked();
  await desk(gateway, 'take-consult', { orderKey, doctorId });
  expect((await answer('体温多少？')).code).toBe(0);
  expect(await person.detail(orderKey)).toMatchObject({ mayFinish: true, mayCancel: false });
  expect(await standing()).toMatchObject({ turnsLeft: 19, until: { outcome: 'closes' } });
  await say('三十九度');
  await answer('多喝水');
  expect((await standing()).turnsLeft).toBe(18);
});

it('pictures that a doctor waits for may come as a message', async () => {
  const { person, orderKey, talk, standing } = await asked();
  await desk(gateway, 'take-consult', { orderKey, doctorId });
  await desk(gateway, 'ask-consult-pictures', { orderKey, reason: '看不清' });
  expect((await standing()).phase).toBe('paused');
  const fileIds = [await uploadedPicture(gateway, person)];
  expect((await talk('reply', { clientId: 'p', type: 'picture', fileIds })).code).toBe(0);
  expect((await standing()).phase).toBe('open');
});

it('the request for pictures is a message with its reason and both deadlines, until the pictures come', async () => {
  const { person, orderKey, talk, standing, answer } = await asked();
  await desk(gateway, 'take-consult', { orderKey, doctorId });
  await answer('请问多久了？');
  const former = (await standing()).until.at;
  const [before, sent] = [(await standing()).turnsLeft, await gateway.messagesTo(person.mobile)];
  const request = { orderKey, reason: '皮疹看不清，请在窗边再拍一张' };
  expect((await desk(gateway, 'ask-consult-pictures', request)).code).toBe(0);
  const { until, turnsLeft, doctorRead, lastNumber } = await standing();
  const last = async () => (await talk('detaillist')).data.items.at(-1);
  const asRequested = {
    type: 'pictureRequest',
    reason: '皮疹看不清，请在窗边再拍一张',
    until: until.at,
    outcome: 'closes',
    formerUntil: former,
    answeredAt: null,
  };
  expect(await last()).toMatchObject({ side: 'doctor', number: lastNumber, content: asRequested });
  expect([doctorRead, turnsLeft]).toEqual([lastNumber, before]);
  expect((await gateway.messagesTo(person.mobile)).length).toBe(sent.length + 1);
  expect((await desk(gateway, 'ask-consult-pictures', request)).code).not.toBe(0);
  expect((await standing()).lastNumber).toBe(lastNumber);
  const fileIds = [await uploadedPicture(gateway, person)];
  await gateway.advance(hourMs);
  await talk('reply', { clientId: 'p', type: 'picture', fileIds });
  const { items } = (await talk('detaillist')).data;
  const answered = items.find((one: AnyJson) => one.content.type === 'pictureRequest');
  expect(answered.content).toEqual({ ...asRequested, answeredAt: items.at(-1).at });
  const pausedMs = Date.parse(answered.content.answeredAt) - Date.parse(answered.at);
  expect(pausedMs).toBeGreaterThanOrEqual(hourMs);
  expect(Date.parse((await standing()).until.at)).toBe(Date.parse(former) + pausedMs);
});

it('pictures that are added to the case answer the request, and a second request is a message of its own', async () => {
  const { person, orderKey, talk, standing } = await asked();
  await desk(gateway, 'take-consult', { orderKey, doctorId });
  const requests = async () =>
    (await talk('detaillist')).data.items.filter(
      (one: AnyJson) => one.content.type === 'pictureRequest',
    );
  await desk(gateway, 'ask-consult-pictures', { orderKey, reason: '看不清' });
  const { revision } = await standing();
  const fileIds = [await uploadedPicture(gateway, person)];
  await person.call('/consult/preconsult/addInfo', { orderKey, fileIds });
  expect(await requests()).toMatchObject([{ content: { answeredAt: expect.any(String) } }]);
  expect((await standing()).revision).toBeGreaterThan(revision);
  await desk(gateway, 'ask-consult-pictures', { orderKey, reason: '还是看不清' });
  expect(await requests()).toMatchObject([
    { content: { reason: '看不清', answeredAt: expect.any(String) } },
    { content: { reason: '还是看不清', outcome: 'refunds', answeredAt: null } },
  ]);
});

it('a picture of the conversation is its patient’s alone, and no longer there after signing out', async () => {
  const { person, talk } = await asked();
  const fileIds = [await uploadedPicture(gateway, person)];
  expect((await talk('reply', { clientId: 'p', type: 'picture', fileIds })).code).toBe(0);
  const { url } = (await talk('detaillist')).data.items.at(-1).content.files[0];
  const seenBy = async (token: string) =>
    (await gateway.app.request(url, { headers: { token } })).status;
  const other = await newAsker(gateway);
  expect([await seenBy(person.token), await seenBy(other.token), await seenBy('')]).toEqual([
    200, 403, 401,
  ]);
  await person.call('/moduleenterprisepartner/partner/logout/unbindandlogout', {});
  expect(await seenBy(person.token)).toBe(401);
});

it('the conversation ends with its consult, by whomever that ends', async () => {
  const { person, orderKey, talk, standing, say, answer } = await asked();
  await desk(gateway, 'take-consult', { orderKey, doctorId });
  await answer('多喝水');
  expect((await person.act('finishbypatient', orderKey)).code).toBe(0);
  expect(await standing()).toMatchObject({ phase: 'closed', mayWrite: false, until: null });
  expect((await say('还有一个问题')).code).toBe(42801);
  expect((await answer('再见')).code).toBe(42801);
  expect((await talk('detaillist')).data.items.at(-1)).toMatchObject({
    side: 'system',
    content: { type: 'notice' },
  });
  const refused = await asked();
  await desk(gateway, 'refuse-consult', { orderKey: refused.orderKey, reason: '请线下就诊' });
  expect((await refused.standing()).phase).toBe('closed');
});

it('the question of a consult is not taken back: it belongs to its record', async () => {
  const { person, orderKey, talk } = await asked();
  const back = await talk('withdraw', { number: 1 });
  expect(back.code).toBe(42804);
  expect((await talk('detaillist')).data.items[0].content.text).toBe(question);
  expect((await person.act('cancel', orderKey)).code).toBe(0);
});

it('a doctor who was chosen and asks nothing for it can be written to at once', async () => {
  const free = await addConsultDoctor(gateway);
  await desk(gateway, 'set-consult-service', {
    doctorId: free.doctorId,
    kind: 'imageText',
    priceCents: 0,
    isOpen: true,
  });
  const person = await newAsker(gateway);
  const { data } = await person.submit('imagetext', { doctorId: free.doctorId });
  const input = { orderKey: data.orderKey };
  const { items } = (await person.call('/moduleim/dpchat/detaillist', input)).data;
  expect(items).toMatchObject([{ number: 1, side: 'patient', content: { text: question } }]);
});

it('tells the readers of a conversation what stands otherwise though nothing is said', async () => {
  const { orderKey, standing } = await asked();
  const revisions = [(await standing()).revision];
  const act = async (action: string, more: object) => {
    await desk(gateway, action, { orderKey, ...more });
    revisions.push((await standing()).revision);
  };
  await act('take-consult', { doctorId });
  await act('answer-consult', {});
  await act('ask-consult-pictures', { reason: '看不清' });
  expect(new Set(revisions).size).toBe(4);
});

it('lists tell what its patient has not read', async () => {
  const { person, orderKey, talk, answer } = await asked();
  await desk(gateway, 'take-consult', { orderKey, doctorId });
  await answer('体温多少？');
  const listed = async () => (await person.call('/consult/consultorder/list', {})).data.items[0];
  expect(await listed()).toMatchObject({ orderKey, unread: 1 });
  expect(await person.detail(orderKey)).toMatchObject({ unread: 1 });
  await talk('read', { upTo: 99 });
  expect(await listed()).toMatchObject({ orderKey, unread: 0 });
});

/** A patient with a consult by video that a doctor has taken. */
async function onVideo() {
  const person = await newAsker(gateway);
  const at = await person.call('/consult/consultorder/getintentiontime', {
    doctorId,
    kind: 'video',
  });
  const { data } = await person.submit('video', {
    doctorId,
    startsAt: at.data.times[0]?.startsAt,
  });
  const { orderKey } = data;
  await person.pay(orderKey);
  const open = () => person.call('/moduleim/videocall/open', { orderKey, clientId: 'phone' });
  expect((await open()).code).toBe(42808);
  await desk(gateway, 'take-consult', { orderKey, doctorId });
  const { data: opened } = await open();
  const join = () => desk(gateway, 'join-video-call', { orderKey, clientId: 'desk' });
  const call = async () => (await desk(gateway, 'read-video-call', { orderKey })).data.call;
  return { person, orderKey, opened, join, call };
}

it('a consult by video is answered once both are in the call, and ends the call with it', async () => {
  const { person, orderKey, opened, join, call } = await onVideo();
  expect(opened.call.state).toBe('ringing');
  expect(await person.detail(orderKey)).toMatchObject({ mayFinish: false });
  expect((await join()).data.call.state).toBe('joined');
  expect(await person.detail(orderKey)).toMatchObject({ mayFinish: true, mayCancel: false });
  expect((await person.act('finishbypatient', orderKey)).code).toBe(0);
  expect(await call()).toMatchObject({ state: 'ended', endedBy: 'system' });
  expect((await join()).code).toBe(42801);
});

it('a call ends where its consult goes on in writing', async () => {
  const { person, orderKey, join, call } = await onVideo();
  const converted = await person.call('/consult/submitorder/imagetextconvertupgrade', { orderKey });
  expect(converted.code).toBe(0);
  expect(await call()).toMatchObject({ state: 'ended', joinedAt: null });
  expect((await join()).code).toBe(42807);
});
