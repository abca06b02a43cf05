import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../kernel/people/accounts/tables';
import { anna } from '../../testing/overseas-fixture';
import { passCheck } from '../../testing/pass-check';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const signIn = async () => ({ token: await gateway.signIn(gateway.newMobile()) });
type Person = Awaited<ReturnType<typeof signIn>>;
const add = (person: Person, more: object = {}) =>
  gateway.call('/overseas/asker/add.json', { ...anna, ...more }, person);
const list = async (person: Person, locale?: string) =>
  (await gateway.call('/overseas/asker/list.json', {}, { ...person, ...(locale && { locale }) }))
    .data.items;

describe('countries', () => {
  it('are named in the reader’s language, under its letters, with those chosen most first', async () => {
    const { hot, items } = (await gateway.call('/overseas/country/list.json', {})).data;
    expect(hot.map(({ value }: { value: string }) => value)).toEqual([
      '+1',
      '+44',
      '+39',
      '+49',
      '+1',
    ]);
    expect(items.length).toBeGreaterThan(200);
    const italy = { label: '意大利', labelCode: 'IT', value: '+39', index: 'Y' };
    expect(items).toContainEqual(italy);
    const letters = items.map(({ index }: { index: string }) => index);
    expect(letters).toEqual(letters.toSorted());
    expect(letters.every((letter: string) => /^[A-Z]$/.test(letter))).toBe(true);
  });
});

describe('those for whom an account asks', () => {
  it('are added by a guest as well, and shown without their number', async () => {
    const validateParam = await passCheck(gateway, 'visitor');
    const { token } = (await gateway.call('/user/account/tempuser/create.json', { validateParam }))
      .data;
    const { askerId } = (await add({ token })).data;
    expect(await list({ token })).toEqual([
      {
        askerId,
        nickname: 'Anna',
        gender: 'female',
        ageMonths: 401,
        country: { labelCode: 'IT', label: '意大利' },
        cardType: 'passport',
        cardNo: 'Y******67',
      },
    ]);
  });

  it('are there once each, and ten at most', async () => {
    const person = await signIn();
    await add(person);
    expect((await add(person, { nickname: 'Annina', cardNo: 'YA1234567' })).code).toBe(41102);
    const permit = { cardType: 'homeReturnPermit', cardNo: 'H1234567801' };
    expect((await add(person, permit)).code).toBe(0);
    // The card that came after it has the number without that of its issue.
    expect((await add(person, { ...permit, cardNo: 'h12345678' })).code).toBe(41102);
    for (let number = 1; number < 9; number += 1)
      expect((await add(person, { cardNo: `YA123456${number}0` })).code).toBe(0);
    expect((await add(person, { cardNo: 'YB1234567' })).code).toBe(41101);
  });

  it.each([
    ['nickname', { nickname: '！' }],
    ['nickname', { nickname: '123' }],
    ['nickname', { nickname: 'Anna 😀' }],
    ['country', { country: 'ZZ' }],
    ['cardNo', { cardType: 'taiwanPass', cardNo: 'A1' }],
    // Not born yet.
    ['cardNo', { cardType: 'idCard', cardNo: '110101209912310015' }],
  ])('are refused for a wrong %s', async (path, wrong) => {
    const answer = await add(await signIn(), wrong);
    expect(answer.data.fields).toEqual([expect.objectContaining({ path })]);
  });

  it.each([
    ['Wu  Li', 'Wu Li'],
    ['Jean-Baptiste Lefèvre', 'Jean-Baptiste Lefèvre'],
    ['O’Connor', "O'Connor"],
    ['阿依古丽•买买提', '阿依古丽·买买提'],
    ['李', '李'],
  ])('are called %s', async (typed, called) => {
    const person = await signIn();
    const { askerId } = (await add(person, { nickname: typed })).data;
    const { data } = await gateway.call('/overseas/asker/detail.json', { askerId }, person);
    expect(data.nickname).toBe(called);
  });

  it('are changed with or without a new number, and removed, by their owner alone', async () => {
    const [owner, other] = [await signIn(), await signIn()];
    const { askerId } = (await add(owner)).data;
    const { cardNo: _, ...told } = anna;
    const change = (person: Person, more: object) =>
      gateway.call('/overseas/asker/update.json', { ...told, askerId, ...more }, person);
    expect((await change(other, {})).code).not.toBe(0);
    expect((await change(owner, { nickname: 'Annina' })).code).toBe(0);
    expect(await list(owner)).toMatchObject([{ nickname: 'Annina', cardNo: 'Y******67' }]);
    expect((await change(owner, { cardNo: 'XB7654321' })).code).toBe(0);
    expect(await list(owner)).toMatchObject([{ nickname: 'Anna', cardNo: 'X******21' }]);
    const remove = (person: Person) =>
      gateway.call('/overseas/asker/delete.json', { askerId }, person);
    expect((await remove(other)).code).not.toBe(0);
    expect((await remove(owner)).code).toBe(0);
    expect(await list(owner)).toEqual([]);
  });
});

describe('a number of another country', () => {
  it('signs in however it is typed, and is kept in one spelling', async () => {
    const mobile = '+393391234567';
    await gateway.call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
    const code = await gateway.lastCode(mobile);
    const { data } = await gateway.call('/user/account/checkcodelogin.json', { mobile, code });
    const [user] = await gateway.services.db
      .select({ mobile: users.mobile })
      .from(users)
      .where(eq(users.userId, data.userId));
    expect(user?.mobile).toBe(mobile);
    expect(data.isTempLogin).toBe(false);
  });

  it('is refused where there is no such number', async () => {
    const answer = await gateway.call('/moduleoperate/verifycode/sendcode.json', {
      mobile: '+3912345',
      scene: 'login',
    });
    expect(answer.data.fields).toMatchObject([{ path: 'mobile' }]);
  });
});
