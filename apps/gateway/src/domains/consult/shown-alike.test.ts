import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unreadOf } from '../../kernel/conversations/read';
import { addConsultDoctor, answered, desk, newAsker } from '../../testing/consult-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

interface Listed {
  readonly orderKey: string;
  readonly unread: number;
}

it('costs what the doctor’s page, the list of doctors and the quote say', async () => {
  const { doctorId: priced } = await addConsultDoctor(gateway);
  const prices = { imageText: 3100, phone: 7300, video: 9900, policlinic: 2700 } as const;
  for (const [kind, priceCents] of Object.entries(prices))
    await desk(gateway, 'set-consult-service', {
      doctorId: priced,
      kind,
      priceCents,
      isOpen: true,
    });
  const person = await newAsker(gateway);
  const ask = async (path: string, body: object) =>
    (await person.call(`/consult/consultorder/${path}`, body)).data;
  const { services } = await ask('expertconsultinfo', { doctorId: priced });
  const { patientId } = person;
  for (const [kind, priceCents] of Object.entries(prices)) {
    expect(services).toContainEqual(expect.objectContaining({ kind, priceCents }));
    const checked = await ask('checkorder', { kind, doctorId: priced, patientId });
    expect(checked).toMatchObject({ service: { priceCents }, quote: { totalCents: priceCents } });
    const { items } = await ask('doctorlist', { kind });
    const listed = items.find(
      ({ doctor }: { readonly doctor: { readonly doctorId: string } }) =>
        doctor.doctorId === priced,
    );
    expect(listed).toMatchObject({ priceCents });
  }
  const { data } = await person.submit('imagetext', { doctorId: priced });
  expect(data.amountCents).toBe(prices.imageText);
  expect(await person.detail(data.orderKey)).toMatchObject({
    quote: { totalCents: prices.imageText },
  });
});

describe('what is unread', () => {
  it('is the same in the list, on the consult and in all, and goes with one that is taken off', async () => {
    const person = await newAsker(gateway);
    const other = await newAsker(gateway);
    const second = await addConsultDoctor(gateway);
    const over = await person.asked(doctorId);
    const running = await person.asked(second.doctorId);
    const others = await other.asked(doctorId);
    for (const orderKey of [over, running, others]) {
      const by = orderKey === running ? second.doctorId : doctorId;
      await answered(gateway, orderKey, by);
      await desk(gateway, 'answer-conversation', { orderKey, text: '请多喝水' });
    }
    await desk(gateway, 'answer-conversation', { orderKey: running, text: '明天再看' });
    const listed = async (): Promise<readonly Listed[]> =>
      (await person.call('/consult/consultorder/list', {})).data.items;
    const inAll = async () =>
      [...(await unreadOf(gateway.services.db, person.userId)).values()].reduce(
        (sum, one) => sum + one,
        0,
      );
    const inList = async () => (await listed()).reduce((sum, { unread }) => sum + unread, 0);
    for (const { orderKey, unread } of await listed()) {
      expect(unread).toBeGreaterThan(0);
      expect(await person.detail(orderKey)).toMatchObject({ unread });
    }
    const before = await inList();
    expect(await inAll()).toBe(before);
    await person.act('finishbypatient', over);
    const hidden = (await listed()).find(({ orderKey }) => orderKey === over)?.unread ?? 0;
    expect((await person.act('delete', over)).code).toBe(0);
    expect((await listed()).map(({ orderKey }) => orderKey)).toEqual([running]);
    expect(await inList()).toBeLessThan(before + hidden);
    expect(await inAll()).toBe(await inList());
  });
});

describe('ended on two devices at once', () => {
  it.each([
    ['by the patient twice', 'patient'],
    ['by the patient and the doctor', 'doctor'],
  ])('is over once, %s', async (_, second) => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    const end = () => person.act('finishbypatient', orderKey);
    const both = await Promise.all([
      end(),
      second === 'patient' ? end() : desk(gateway, 'end-consult', { orderKey }),
    ]);
    // A second ending finds it over, which is what was wanted, or is told so.
    expect(both.map(({ code }) => code)).toContain(0);
    for (const { code } of both) expect([0, 42707]).toContain(code);
    const detail = await person.detail(orderKey);
    expect(detail).toMatchObject({ state: 'finished', refundCents: 0 });
    const { data } = await person.call('/moduleim/dpchat/detaillist', { orderKey });
    const told = data.items.filter(
      ({
        side,
        content,
      }: {
        readonly side: string;
        readonly content: { readonly text?: string };
      }) => side === 'system' && content.text?.includes('结束'),
    );
    expect(told.length).toBeLessThanOrEqual(1);
  });
});
