import { home } from '@xinglin/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

it('has the tabs in their order', async () => {
  const { data } = await gateway.call(home.getHomeTabbar.path, {});
  expect(data.items.map(({ name }: { name: string }) => name)).toEqual([
    'home',
    'consult.portal',
    'booking.hospitalList',
    'mall.store',
    'account.profile',
  ]);
});
