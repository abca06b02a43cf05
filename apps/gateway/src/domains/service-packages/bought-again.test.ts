import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addServicePackage,
  openServicePackages,
  packageCents,
} from '../../testing/service-package-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let packages: ReturnType<typeof openServicePackages>;
beforeAll(async () => {
  gateway = await openTestGateway();
  packages = openServicePackages(gateway);
});
afterAll(() => gateway.dispose());

it('a package is bought once more for the same person only where that is confirmed', async () => {
  const { packageCode } = await addServicePackage(gateway.services.db);
  const { call, patientId } = await packages.newPerson();
  const wanted = { packageCode, totalCents: packageCents };
  const buy = (more: object = {}) => call('packserve/order/buy', { ...wanted, patientId, ...more });
  const create = (more: object = {}) => call('packserve/order/create', { ...wanted, ...more });
  const { orderNo } = (await buy()).data;
  expect(await buy()).toMatchObject({
    code: businessErrors.orderedAlready,
    data: { orderNo, orders: [{ orderNo, kind: 'servicePackage', title: '心脏随访' }] },
  });
  // Another one, for whom it is said later, and only one of these.
  const later = await create();
  expect(later.code).toBe(0);
  expect(await create()).toMatchObject({
    code: businessErrors.orderedAlready,
    data: { orderNo: later.data.orderNo },
  });
  expect((await buy({ again: true })).code).toBe(0);
  expect((await create({ again: true })).code).toBe(0);
  for (const { orderNo: open } of (await call('order/list', {})).data.items)
    await call('order/cancel', { orderNo: open });
  expect((await buy()).code).toBe(0);
});
