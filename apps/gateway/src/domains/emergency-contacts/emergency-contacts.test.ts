import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../kernel/people/accounts/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { exportedContacts } from './service';
import { emergencyContacts } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const path = (name: string) => `/user/emergencycontact/${name}`;
const daughter = { name: '王小红', relation: 'child', mobile: '13812345678' };
const add = (token: string, fields: Record<string, unknown> = {}) =>
  gateway.call(path('add'), { ...daughter, ...fields }, { token });
const list = async (token: string) => (await gateway.call(path('list'), {}, { token })).data.items;
const rowOf = async (contactId: string) =>
  (
    await gateway.services.db
      .select()
      .from(emergencyContacts)
      .where(eq(emergencyContacts.contactId, contactId))
  )[0];
const newAccount = () => gateway.signIn(gateway.newMobile());

describe('emergency contacts', () => {
  it('are listed in the order in which they came, with the phone masked', async () => {
    const token = await newAccount();
    const first = (await add(token)).data.contactId;
    const second = (await add(token, { name: '李四', relation: 'friend', mobile: '13900001111' }))
      .data.contactId;
    const items = await list(token);
    expect(items).toEqual([
      { contactId: first, name: '王小红', relation: 'child', mobile: '138****5678' },
      { contactId: second, name: '李四', relation: 'friend', mobile: '139****1111' },
    ]);
  });

  it('need a bound account to be changed, and a session to be seen', async () => {
    for (const name of ['list', 'add', 'update', 'delete'])
      expect((await gateway.call(path(name), daughter)).status, name).toBe(401);
  });

  it.each([
    ['a name with digits', { name: '张3' }, 'name', 'nameCharacters', '不能有“3”'],
    ['a name that is a link', { name: 'pay。evil.com' }, 'name', 'nameCharacters', '不能有“。”'],
    ['a name of one character', { name: '张' }, 'name', 'nameLength', ''],
    ['a phone with a letter', { mobile: '1381234567O' }, 'mobile', 'mobileInvalid', '不能有“O”'],
  ])('with %s are refused by the field', async (_, fields, field, code, words) => {
    const token = await newAccount();
    const answer = await add(token, fields);
    expect(answer).toMatchObject({ status: 422, code: 42200 });
    expect(answer.data.fields).toEqual([
      { path: field, code, message: expect.stringContaining(words) },
    ]);
    expect(await list(token)).toEqual([]);
  });

  it('are never the holder of the account, nor the same person twice', async () => {
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile);
    expect((await add(token, { mobile })).code).toBe(41123);
    const { contactId } = (await add(token)).data;
    expect((await add(token, { name: '王红' })).code).toBe(41122);
    const other = (await add(token, { mobile: '13900001111' })).data.contactId;
    const change = { ...daughter, contactId: other };
    expect((await gateway.call(path('update'), change, { token })).code).toBe(41122);
    expect(
      (await gateway.call(path('update'), { ...change, contactId, mobile }, { token })).code,
    ).toBe(41123);
    expect((await gateway.call(path('update'), { ...daughter, contactId }, { token })).code).toBe(
      0,
    );
    expect(await list(token)).toHaveLength(2);
  });

  it('are one person however the phone is written', async () => {
    const token = await newAccount();
    expect((await add(token)).code).toBe(0);
    for (const mobile of ['\u202D13812345678\u202C', '+86 138-1234-5678', '１３８１２３４５６７８'])
      expect((await add(token, { mobile })).code).toBe(41122);
  });

  it('are at most five, in parallel too', async () => {
    const token = await newAccount();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => add(token, { mobile: `1380000000${index}` })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 41121)).toHaveLength(3);
    const [first] = await list(token);
    await gateway.call(path('delete'), { contactId: first.contactId }, { token });
    expect((await add(token)).code).toBe(0);
  });

  it('are added once however often the same request comes', async () => {
    const token = await newAccount();
    const requestId = `contact-${gateway.newMobile()}`;
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => gateway.call(path('add'), daughter, { token, requestId })),
    );
    expect(new Set(answers.map(({ data }) => data.contactId)).size).toBe(1);
    expect(await list(token)).toHaveLength(1);
  });

  it('are changed without repeating the phone that is only shown masked', async () => {
    const token = await newAccount();
    const { contactId } = (await add(token)).data;
    const change = { contactId, name: '王红', relation: 'relative' };
    expect((await gateway.call(path('update'), change, { token })).code).toBe(0);
    expect(await rowOf(contactId)).toMatchObject({
      name: '王红',
      relation: 'relative',
      mobile: '13812345678',
    });
  });

  it('are told apart by nobody else: not yours and does not exist are one answer', async () => {
    const { contactId } = (await add(await newAccount())).data;
    const stranger = await newAccount();
    for (const name of ['update', 'delete']) {
      const [theirs, nobodys] = await Promise.all(
        [contactId, 'no-such-contact'].map((id) =>
          gateway.call(path(name), { ...daughter, contactId: id }, { token: stranger }),
        ),
      );
      expect(theirs, name).toMatchObject({ status: 403, code: -7 });
      expect({ ...theirs, headers: null }).toEqual({ ...nobodys, headers: null });
    }
    expect(await rowOf(contactId)).toMatchObject({ name: '王小红' });
  });

  it('stand in full in the copy of the data, go with the account, and are in no log', async () => {
    const mobile = gateway.newMobile();
    await add(await gateway.signIn(mobile));
    const { db, clock } = gateway.services;
    const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
    const userId = user?.userId ?? '';
    const copied = await exportedContacts(db, userId);
    expect(copied).toMatchObject([daughter]);
    expect(copied[0]).not.toHaveProperty('ownerId');
    await db.transaction(async (transaction) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(transaction, userId, clock.now(), gateway.services);
    });
    expect(await exportedContacts(db, userId)).toEqual([]);
    expect(gateway.log.join('\n')).not.toMatch(/王小红|13812345678/);
  });
});
