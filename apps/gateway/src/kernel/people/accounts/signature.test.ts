import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type CallOptions, type TestGateway } from '../../../testing/test-gateway';
import { signedForOwner } from './signature';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const sanming = { appid: 'xinglin-h5-sanming' };

it.each<[string, CallOptions, RegExp]>([
  ['the product', {}, /^【杏林健康】/],
  ['a channel', { headers: sanming }, /^【三明健康】/],
  ['an app id of no channel', { headers: { appid: 'none' } }, /^【杏林健康】/],
  ['a channel, in English', { headers: { ...sanming, lang: 'en' } }, /^\[Sanming/],
])('a code that is asked for on %s is signed by it', async (_, options, signed) => {
  const mobile = gateway.newMobile();
  await gateway.call(
    '/moduleoperate/verifycode/sendcode.json',
    { mobile, scene: 'login' },
    options,
  );
  const [message] = await gateway.messagesTo(mobile);
  expect(message?.text).toMatch(signed);
});

it('what comes about without a call is signed by the channel the owner signed in on last', async () => {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile, { headers: sanming });
  const { data } = await gateway.call(
    '/moduleenterprisepartner/config/getlogininfo',
    {},
    { token },
  );
  const signed = (ownerId: string) =>
    signedForOwner(gateway.services.db, { ownerId, locale: 'zh-Hans' }, '【杏林健康】预约成功');
  expect(await signed(data.userInfoVO.userId)).toBe('【三明健康】预约成功');
  expect(await signed('nobody')).toBe('【杏林健康】预约成功');
});
