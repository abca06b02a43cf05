import { nextRelease } from '@xinglin/rules';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hospitals } from '../../kernel/places/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { mostReminders, releaseRemindersDeadline } from './release-reminders';

const hospitalId = '100001';
const minuteMs = 60_000;

let gateway: TestGateway;
let releaseAt: Date;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  const { db, clock } = gateway.services;
  const [hospital] = await db.select().from(hospitals).where(eq(hospitals.id, hospitalId));
  if (!hospital) throw new Error('the seed has no hospital');
  releaseAt = nextRelease(hospital, clock.now()).at;
});
afterAll(() => gateway.dispose());

const sweep = (minutes: number) => {
  const { services } = gateway;
  const now = new Date(releaseAt.getTime() + minutes * minuteMs);
  return releaseRemindersDeadline.sweep(services.db, now, services);
};

async function person() {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const change = async (isOn: boolean) =>
    (
      await gateway.call(
        '/favorite/releasereminder/change.json',
        { hospitalId, isOn },
        { token, locale: 'zh-Hans' },
      )
    ).data;
  const state = async () =>
    (await gateway.call('/favorite/releasereminder/get.json', { hospitalId }, { token })).data;
  const told = async () =>
    (await gateway.messagesTo(mobile)).filter(({ text }) => text.includes('放号'));
  return { change, state, told, token };
}

describe('the reminder of a release', () => {
  it('is sent once, ten minutes before the hour', async () => {
    const { change, state, told } = await person();
    const remindAt = new Date(releaseAt.getTime() - 10 * minuteMs).toISOString();
    expect(await state()).toEqual({ remindAt: null });
    expect(await change(true)).toEqual({ remindAt });
    expect(await change(true)).toEqual({ remindAt });
    expect(await sweep(-11)).toEqual(new Date(remindAt));
    expect(await told()).toEqual([]);
    await sweep(-10);
    await sweep(-9);
    expect(await told()).toHaveLength(1);
    expect(await state()).toEqual({ remindAt: null });
  });

  it('is not sent once it is deleted, or after the hour', async () => {
    const [changed, late] = [await person(), await person()];
    await changed.change(true);
    expect(await changed.change(false)).toEqual({ remindAt: null });
    await late.change(true);
    await sweep(1);
    expect([...(await changed.told()), ...(await late.told())]).toEqual([]);
  });

  it('is refused to an account that has many', async () => {
    const { token, change } = await person();
    const others = await gateway.services.db
      .select({ id: hospitals.id })
      .from(hospitals)
      .where(ne(hospitals.id, hospitalId))
      .limit(mostReminders);
    const set = (id: string) =>
      gateway.call(
        '/favorite/releasereminder/change.json',
        { hospitalId: id, isOn: true },
        { token },
      );
    for (const { id } of others) expect((await set(id)).code).toBe(0);
    expect((await set(hospitalId)).code).not.toBe(0);
    await gateway.call(
      '/favorite/releasereminder/change.json',
      { hospitalId: others[0]?.id, isOn: false },
      { token },
    );
    expect(await change(true)).toMatchObject({ remindAt: expect.any(String) });
  });

  it('is refused for a hospital that is not there', async () => {
    const { token } = await person();
    const answer = await gateway.call(
      '/favorite/releasereminder/change.json',
      { hospitalId: 'nowhere', isOn: true },
      { token },
    );
    expect(answer.code).not.toBe(0);
  });
});
