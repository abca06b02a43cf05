import { afterAll, beforeAll, expect, it } from 'vitest';
import { addWorld } from '../booking/booking-fixture';
import { newAdult } from '../../testing/people';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const partnerCode = 'sanming';
const headers = { appid: 'xinglin-h5-sanming' };
const call = (token: string, path: string, body: object = {}) =>
  gateway.call(path, body, { token, headers });
const authorize = (token: string, body: object) =>
  call(token, '/user/account/authorization/add.json', body);

/** What the partner's server is told of the account of a number. */
const handed = async (mobile: string) =>
  (await gateway.call('/sandbox/desk/read-authorized-information', { partnerCode, mobile })).data;
const names = (members: readonly { name: string }[]) => members.map(({ name }) => name).toSorted();

it('hands over what was agreed to, of those who were named, and of nobody else', async () => {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const add = async (name: string): Promise<string> =>
    (await call(token, '/patient/add', newAdult({ name }))).data.patientId;
  const [mother, father] = [await add('沈母'), await add('沈父')];
  const { shift } = await addWorld(gateway.services.db, gateway.services.clock.now(), {
    shift: { feeCents: 0 },
  });
  for (const patientId of [mother, father])
    expect(
      (
        await call(token, '/order/submitorder/submit.json', {
          shiftCaseId: shift.id,
          patientId,
        })
      ).code,
    ).toBe(0);
  expect(await handed(mobile)).toEqual({ profile: null, patients: null, orders: null });

  const scopes = ['patients', 'orders'];
  expect((await authorize(token, { scopes })).code).toBe(0);
  expect(names((await handed(mobile)).patients)).toEqual(['沈母', '沈父'].toSorted());
  expect((await handed(mobile)).orders).toHaveLength(2);
  expect((await handed(mobile)).profile).toBeNull();

  await gateway.advance(1000);
  await authorize(token, { scopes, patientIds: [mother] });
  await add('沈姨');
  const told = await handed(mobile);
  expect(names(told.patients)).toEqual(['沈母']);
  expect(told.orders).toMatchObject([{ patientId: mother }]);
  expect((await call(token, '/user/account/authorization/list.json')).data.items).toMatchObject([
    { partnerCode, patientIds: [mother] },
  ]);

  await gateway.advance(1000);
  await call(token, '/user/account/authorization/withdraw.json', { partnerCode });
  expect(await handed(mobile)).toEqual({ profile: null, patients: null, orders: null });
  expect((await authorize(token, { scopes, partnerCode: 'health' })).status).toBe(403);
});

it('names nobody of another family, and no channel that may know nothing', async () => {
  const owner = await gateway.signIn(gateway.newMobile());
  const { patientId } = (await call(owner, '/patient/add', newAdult())).data;
  const mobile = gateway.newMobile();
  const thief = await gateway.signIn(mobile);
  for (const id of [patientId, 'no-such-patient']) {
    const answer = await authorize(thief, { scopes: ['patients'], patientIds: [id] });
    expect(answer).toMatchObject({ status: 403, code: -7 });
  }
  expect((await authorize(thief, { scopes: ['profile'], partnerCode: 'health' })).status).toBe(403);
  expect(await handed(mobile)).toEqual({ profile: null, patients: null, orders: null });
});
