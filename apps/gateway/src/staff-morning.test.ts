import { afterAll, beforeAll, expect, it } from 'vitest';
import { addConsultDoctor, newAsker } from './testing/consult-fixture';
import {
  callStaff,
  enrolStaff,
  goodPassword,
  runStaffDesk,
  signInStaff,
  tokenOf,
} from './testing/staff-fixture';
import { openTestGateway, type AnyJson, type TestGateway } from './testing/test-gateway';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

/** An action of the staff app as its server requests it. */
const act = async (token: string, name: string, input: object): Promise<AnyJson> => {
  const { code, message, data } = await gateway.call(`/staff/actions/${name}`, input, { token });
  if (code !== 0) throw new Error(`${name}: ${message}`);
  return data.done;
};

it('a doctor signs in with two factors, takes a consult in time, answers, calls by video and ends it', async () => {
  const enrolled = await enrolStaff(gateway, { roles: ['doctor'], name: '李医生', doctorId });
  await callStaff(gateway, 'sign-out', {}, { token: enrolled.token });
  expect((await callStaff(gateway, 'me', {}, { token: enrolled.token })).status).toBe(401);
  const signedIn = await signInStaff(gateway, enrolled);
  const token = tokenOf(signedIn);
  expect(signedIn.data.actions).toContain('take-consult');
  // The first factor alone opens nothing.
  const first = await callStaff(gateway, 'sign-in', {
    account: enrolled.account,
    password: goodPassword,
  });
  expect(first.headers.get('x-staff-token')).toBeNull();

  await runStaffDesk(gateway, 'set-consult-service', {
    doctorId,
    kind: 'video',
    priceCents: 0,
    isOpen: true,
  });
  const patient = await newAsker(gateway);
  const { data: offered } = await gateway.call(
    '/consult/consultorder/getintentiontime',
    { doctorId, kind: 'video' },
    { token: patient.token },
  );
  const { data: submitted } = await patient.submit('video', {
    doctorId,
    startsAt: offered.times[0].startsAt,
  });
  const { orderKey } = submitted;

  const { counts, items } = await act(token, 'list-consult-queue', { tab: 'waiting' });
  expect(counts).toMatchObject({ waiting: 1, running: 0 });
  expect(items).toMatchObject([{ orderKey, kind: 'video', medium: 'video' }]);
  expect(new Date(items[0].answerBefore) > gateway.services.clock.now()).toBe(true);
  const { items: notices } = await act(token, 'list-staff-notices', {});
  expect(notices).toMatchObject([{ kind: 'consultWaiting', orderKey, isRead: false }]);

  await act(token, 'take-consult', { orderKey });
  const text = '请把膝盖正面和侧面对着镜头';
  await act(token, 'answer-conversation', { orderKey, text, clientId: 'answer-1' });
  // Named as the app named it, so that the app knows that it arrived.
  const { items: messages } = await act(token, 'open-conversation', { orderKey });
  expect(messages.at(-1)).toMatchObject({ side: 'doctor', clientId: 'answer-1' });
  const call = await gateway.call(
    '/moduleim/videocall/open',
    { orderKey, clientId: 'phone' },
    { token: patient.token },
  );
  expect(call.data.call.state).toBe('ringing');
  const [waiting] = (await act(token, 'list-consult-queue', { tab: 'running' })).items;
  expect(waiting).toMatchObject({ orderKey, isCalling: true });
  const joined = await act(token, 'join-video-call', { orderKey, clientId: 'desk-1' });
  expect(joined.call.state).toBe('joined');
  const { round } = joined.call;
  const leave = { orderKey, clientId: 'desk-1', round, signal: { type: 'leave' } };
  expect(await act(token, 'signal-video-call', leave)).toMatchObject({
    isTaken: true,
    call: { state: 'ended', endedBy: 'doctor' },
  });
  await act(token, 'end-consult', { orderKey });
  expect(await patient.detail(orderKey)).toMatchObject({ state: 'finished' });

  const { items: lines } = await runStaffDesk(gateway, 'read-desk-ledger', { subject: orderKey });
  expect(
    lines
      .filter(({ staffId }: { staffId: string | null }) => staffId === enrolled.staffId)
      .map(({ action, staff, outcome }: AnyJson) => [action, staff, outcome])
      .toReversed(),
  ).toEqual(
    [
      'take-consult',
      'answer-conversation',
      'open-conversation',
      'join-video-call',
      'signal-video-call',
      'end-consult',
    ].map((action) => [action, '李医生', 'done']),
  );
});

it('a consult of a doctor who uses the staff app is left to them by the colleague of the sandbox', async () => {
  const { doctorId: present } = await addConsultDoctor(gateway);
  const { token } = await enrolStaff(gateway, { roles: ['doctor'], doctorId: present });
  const patient = await newAsker(gateway);
  const orderKey = await patient.asked(present);
  for (const _ of Array.from({ length: 3 })) {
    await gateway.advance(5 * 60_000);
    await act(token, 'list-consult-queue', {});
    expect(await patient.detail(orderKey)).toMatchObject({ state: 'waiting' });
  }
  // A screen that no one is at prolongs nothing.
  for (const _ of Array.from({ length: 3 })) {
    await gateway.advance(5 * 60_000);
    await gateway.call(
      '/staff/actions/list-consult-queue',
      {},
      {
        token,
        headers: { 'x-background': '1' },
      },
    );
  }
  expect(await patient.detail(orderKey)).toMatchObject({ state: 'inProgress' });
  await gateway.advance(20 * 60_000);
  expect((await callStaff(gateway, 'me', {}, { token })).status).toBe(401);
});
