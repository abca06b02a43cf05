import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../kernel/orders/tables';
import { newId } from '../../../platform/identifiers';
import { openActivities } from '../../../testing/activity-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';

let gateway: TestGateway;
let fixture: ReturnType<typeof openActivities>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  fixture = openActivities(gateway);
});
afterAll(() => gateway.dispose());

describe('an invitation', () => {
  const activityId = 'bring-friends';

  /** An order of an account that is completed. */
  const completeOrder = async (ownerId: string, kind = 'registration') => {
    const now = gateway.services.clock.now();
    await gateway.services.db.insert(orders).values({
      orderNo: newId(),
      kind,
      ownerId,
      state: 'completed',
      stateGroup: 'completed',
      locale: 'zh-Hans',
      totalCents: 0,
      createdAt: now,
      movedAt: now,
    });
  };

  it('counts when the friend’s first order is completed, and gives one entry', async () => {
    const person = await fixture.newPerson();
    const { inviteCode } = (await person.member('share', { activityId })).data;
    expect((await person.member('share', { activityId })).data).toEqual({ inviteCode });
    const friend = await fixture.newPerson();
    expect((await friend.member('acceptinvite', { inviteCode })).data).toEqual({ activityId });
    expect((await friend.member('acceptinvite', { inviteCode })).code).toBe(0);
    const friends = async () => (await person.member('checkstatus', { activityId })).data.friends;
    // What was exchanged for coins is no order that a friend came for.
    await completeOrder(friend.ownerId, 'coinExchange');
    expect(await friends()).toEqual({ accepted: 1, counted: 0 });
    await completeOrder(friend.ownerId);
    await completeOrder(friend.ownerId);
    expect(await friends()).toEqual({ accepted: 1, counted: 1 });
    const [one, two] = await Promise.all([
      person.newToken(activityId),
      person.newToken(activityId),
    ]);
    const codes = await Promise.all(
      [one, two].map(async (enrollToken) =>
        person.member('enroll', { activityId, enrollToken, coins: 0 }),
      ),
    );
    expect(codes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      0,
      businessErrors.activityInvitesShort,
    ]);
  });

  it('is for new friends alone, and for one of them', async () => {
    const person = await fixture.newPerson();
    const { inviteCode } = (await person.member('share', { activityId })).data;
    const code = async (by: typeof person, given = inviteCode) =>
      (await by.member('acceptinvite', { inviteCode: given })).code;
    expect(await code(person)).toBe(businessErrors.inviteOwn);
    expect(await code(person, 'none')).toBe(businessErrors.inviteUnknown);
    const regular = await fixture.newPerson();
    await completeOrder(regular.ownerId);
    expect(await code(regular)).toBe(businessErrors.inviteNotNew);
    const second = await fixture.newPerson();
    const others = (await second.member('share', { activityId })).data.inviteCode;
    const friend = await fixture.newPerson();
    expect(await code(friend)).toBe(0);
    expect(await code(friend, others)).toBe(businessErrors.inviteNotNew);
  });
});
