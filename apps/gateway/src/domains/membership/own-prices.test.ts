import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMembership } from '../../testing/membership-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let membership: Awaited<ReturnType<typeof openMembership>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  membership = await openMembership(gateway);
});
afterAll(() => gateway.dispose());

type Ask = (path: string, body: object) => ReturnType<TestGateway['call']>;

/** What a reader pays for the gene tests: in the list, and on the first one's own page. */
async function pricesFor(ask: Ask): Promise<readonly number[]> {
  const { items } = (await ask('/healthvip/rest/common/black/cards', { goodsType: 2 })).data;
  const path = '/healthvip/rest/common/black/cardinfo4cate';
  const one = (await ask(path, { goodsId: 'gene-medicine' })).data;
  return [...items, one].map(({ ownCents }: { ownCents: number }) => ownCents);
}

const forAll = [69_900, 39_900, 69_900];
const forMembers = [49_900, 29_900, 49_900];

it('shows a member the price of members once the card is in service, until it ends', async () => {
  const { call, activate, signInAgain } = await membership.paid();
  expect(await pricesFor(call)).toEqual(forAll);
  await activate();
  expect(await pricesFor(call)).toEqual(forMembers);
  await gateway.advance(366 * 24 * 60 * 60_000);
  await signInAgain();
  expect(await pricesFor(call)).toEqual(forAll);
});

it('shows everyone else the full price, also where another account has a card', async () => {
  await (await membership.paid()).activate();
  expect(await pricesFor((path, body) => gateway.call(path, body))).toEqual(forAll);
  expect(await pricesFor((await membership.newPerson()).call)).toEqual(forAll);
});

it('says of an ordered card how long and for how many people it is', async () => {
  const { detail } = await membership.ordered();
  expect(await detail()).toMatchObject({ days: 365, seats: 2 });
});
