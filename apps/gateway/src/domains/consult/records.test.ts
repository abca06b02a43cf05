import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderSteps } from '../../kernel/orders/tables';
import { addCheckUp, checkUpCents } from '../../testing/check-up-fixture';
import { addConsultDoctor, answered, desk, newAsker, price } from '../../testing/consult-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let doctorId: string;
let checkUp: Awaited<ReturnType<typeof addCheckUp>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  checkUp = await addCheckUp(gateway.services.db);
});
afterAll(() => gateway.dispose());

type Person = Awaited<ReturnType<typeof newAsker>>;

async function over(person: Person): Promise<string> {
  const orderKey = await person.asked(doctorId);
  await answered(gateway, orderKey, doctorId);
  await person.act('finishbypatient', orderKey);
  return orderKey;
}

describe('what was paid for consults', () => {
  const expenses = async (person: Person, more: object = {}) =>
    (await person.call('/consult/consultorder/expenses', more)).data;
  const nothing = { items: [], total: 0, year: null, years: [], sum: { paidCents: 0 } };

  it('is listed and summed for the account alone, without what was never paid', async () => {
    const [person, other] = [await newAsker(gateway), await newAsker(gateway)];
    expect(await expenses(person)).toMatchObject(nothing);
    await person.submit('imagetext', { doctorId });
    expect(await expenses(person)).toMatchObject(nothing);
    const third = await newAsker(gateway);
    const orderKey = await over(third);
    expect(await expenses(third)).toMatchObject({
      items: [
        {
          orderKey,
          doctorName: '沈知远',
          paidCents: price,
          refundedCents: 0,
          invoice: 'none',
        },
      ],
      total: 1,
      sum: { paidCents: price, refundedCents: 0 },
    });
    expect(await expenses(other)).toMatchObject(nothing);
  });

  it('tells what went back, and where its invoice stands', async () => {
    const person = await newAsker(gateway);
    const orderKey = await over(person);
    const title = { type: 'person', name: '王芳' };
    await person.call('/consult/invoice/apply.json', { orderKey, title, email: 'a@example.com' });
    await desk(gateway, 'refund-consult', { orderKey, cents: 1000, reason: '投诉成立' });
    expect(await expenses(person)).toMatchObject({
      items: [{ orderKey, paidCents: price, refundedCents: 1000, invoice: 'applied' }],
      sum: { paidCents: price, refundedCents: 1000 },
    });
  });

  it('goes by the year of the payment at the hospital', async () => {
    const person = await newAsker(gateway);
    const [old, fresh] = [await over(person), await over(person)];
    const { db } = gateway.services;
    // Still the last evening of the year in UTC, and New Year's morning at the hospital.
    const at = new Date('2019-12-31T17:00:00Z');
    await db.update(orderSteps).set({ at }).where(eq(orderSteps.orderNo, old));
    const latest = await expenses(person);
    expect(latest.years).toEqual([latest.year, 2020]);
    expect(latest.items).toMatchObject([{ orderKey: fresh }]);
    expect(await expenses(person, { year: 2020 })).toMatchObject({
      items: [{ orderKey: old }],
      total: 1,
      sum: { paidCents: price },
    });
    expect(await expenses(person, { year: 2019 })).toMatchObject({ items: [], total: 0 });
  });
});

describe('examinations that doctors proposed', () => {
  const list = async (person: Person, more: object = {}) =>
    (await person.call('/consult/consultorder/examinations', more)).data;
  const propose = (orderKey: string, heading: string, title = '建议的检查') =>
    desk(gateway, 'send-rich-text', {
      orderKey,
      purpose: 'check',
      title,
      paragraphs: [{ heading, text: '看看血糖高不高' }],
    });

  it('are listed from all consults of the account alone, with where they can be had', async () => {
    const [person, other] = [await newAsker(gateway), await newAsker(gateway)];
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    expect(await list(person)).toEqual({ items: [], next: null });
    await desk(gateway, 'send-rich-text', {
      orderKey,
      purpose: 'article',
      title: '怎样吃',
      paragraphs: [{ text: '少盐。' }],
    });
    await propose(orderKey, '复查空腹血糖');
    expect((await list(person)).items).toMatchObject([
      {
        orderKey,
        title: '建议的检查',
        doctorName: '沈知远',
        isOpen: true,
        examinations: [
          {
            name: '复查空腹血糖',
            text: '看看血糖高不高',
            packages: [{ packageCode: checkUp.packageCode, priceCents: checkUpCents }],
            ordered: null,
          },
        ],
      },
    ]);
    expect((await list(other)).items).toEqual([]);
  });

  it('are found without opening anything else that was said', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    await desk(gateway, 'answer-conversation', { orderKey, text: '请先查血糖' });
    await propose(orderKey, '空腹血糖');
    // Opening one of these would fail.
    await gateway.services.db.execute(
      sql`update conversation_messages set content = 'unreadable' where key = ${orderKey} and number <= 2`,
    );
    expect((await list(person)).items).toMatchObject([{ orderKey }]);
    // Of a message that was written before types were kept, its content tells.
    await gateway.services.db.execute(
      sql`update conversation_messages set content_type = null where key = ${orderKey} and number = 3`,
    );
    expect((await list(person)).items).toMatchObject([{ orderKey }]);
  });

  it('lead nowhere where no check-up holds them', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    await propose(orderKey, '动态心电图');
    expect((await list(person)).items[0].examinations).toMatchObject([
      { name: '动态心电图', packages: [], ordered: null },
    ]);
  });

  it('lead to no check-up that no open store carries out', async () => {
    const { db } = gateway.services;
    const closed = await addCheckUp(db);
    await db.execute(
      sql`update check_up_stores set is_open = false where org_code = ${closed.orgCode}`,
    );
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    await propose(orderKey, '空腹血糖');
    const [examination] = (await list(person)).items[0].examinations;
    expect(examination.packages).toMatchObject([{ packageCode: checkUp.packageCode }]);
    expect(examination.packages).toHaveLength(1);
  });

  it('say that a check-up with them was ordered since, for that patient', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    await propose(orderKey, '空腹血糖');
    const { data } = await gateway.call(
      '/order/physical/submit',
      {
        packageCode: checkUp.packageCode,
        storeId: checkUp.storeId,
        day: inFiveDays(),
        patientIds: [person.patientId],
        totalCents: checkUpCents,
      },
      { token: person.token },
    );
    expect((await list(person)).items[0].examinations).toMatchObject([
      { ordered: { orderNo: data.orderNo, state: 'awaitingPayment' } },
    ]);
  });

  it('come in parts, the latest first, and none is left out', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    for (const title of ['甲', '乙', '丙']) await propose(orderKey, '空腹血糖', title);
    const first = await list(person, { pageSize: 2 });
    const second = await list(person, { pageSize: 2, cursor: first.next });
    const titles = [...first.items, ...second.items].map(({ title }: { title: string }) => title);
    expect(titles.toSorted()).toEqual(['丙', '乙', '甲'].toSorted());
    expect(second.next).toBeNull();
    expect(
      (await person.call('/consult/consultorder/examinations', { cursor: 'x' })).code,
    ).not.toBe(0);
  });

  const inFiveDays = () =>
    new Date(gateway.services.clock.now().getTime() + 5 * 24 * 60 * 60_000)
      .toISOString()
      .slice(0, 10);
});
