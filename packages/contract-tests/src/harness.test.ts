import { accountCalls } from '@xinglin/gateway-sdk';
import { afterEach, expect, it } from 'vitest';
import { clearFaults, clientOf, failNext, gatewayBase, isInPage } from './gateway-under-test';

afterEach(clearFaults);

it('runs where it says it does', () => {
  expect(typeof document).toBe(isInPage ? 'object' : 'undefined');
  expect(gatewayBase.startsWith('/')).toBe(isInPage);
});

it('reaches a real gateway', async () => {
  const { userInfoVO } = await clientOf().call(accountCalls.getBaseInfo, undefined);
  expect(userInfoVO.login).toBe(false);
});

it('hands on a broken connection as one', async () => {
  await failNext(accountCalls.getBaseInfo.path, { fault: 'drop' });
  await expect(clientOf().call(accountCalls.getBaseInfo, undefined)).rejects.toMatchObject({
    failure: { kind: 'network' },
  });
});
