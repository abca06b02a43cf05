import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation } from '../../testing/staff-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { deskActs } from '../desk/tables';
import { addByCommand } from './add-command';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const add = (parameters: readonly string[], settings: Record<string, string> = {}) =>
  addByCommand({ DATABASE_URL: gateway.url, XINGLIN_SANDBOX: '1', ...settings }, parameters);

describe('adding a person from a terminal', () => {
  it('prints an invitation that the running gateway opens', async () => {
    await gateway.advance(60 * 60_000);
    const [words = '', address = ''] = await add(['fang.yuan', '方远', 'administrator,cashier']);
    const endsAt = new Date(/ends at (.+):$/.exec(words)?.[1] ?? '');
    const hoursLeft = (endsAt.getTime() - gateway.services.clock.now().getTime()) / 3_600_000;
    // By the sandbox's time, which is an hour ahead.
    expect(hoursLeft).toBeGreaterThan(71.5);
    expect(hoursLeft).toBeLessThanOrEqual(72);
    const [, token = ''] = /^http:\/\/localhost:3002\/invitation#(.+)$/.exec(address) ?? [];
    const { me } = await acceptInvitation(gateway, token);
    expect([me.account, me.roles]).toEqual(['fang.yuan', ['administrator', 'cashier']]);
    const lines = await gateway.services.db.select().from(deskActs);
    expect(lines).toContainEqual(
      expect.objectContaining({
        action: 'add-staff',
        subject: 'fang.yuan',
        staff: 'npm run staff:add',
        outcome: 'done',
      }),
    );
  });

  it.each([
    ['DESK_URL', { DESK_URL: 'https://desk.example.org/' }, 'https://desk.example.org/invitation#'],
    ['DESK_PORT', { DESK_PORT: '3102' }, 'http://localhost:3102/invitation#'],
  ])('prints the address that %s names', async (name, settings: Record<string, string>, begins) => {
    const [, address] = await add([name.toLowerCase(), '赵宁', 'nurse'], settings);
    expect(address?.startsWith(begins)).toBe(true);
  });

  it.each([
    ['no parameters', [], /Usage: npm run staff:add/],
    ['an unknown role', ['zhao', '赵宁', 'owner'], /roles/],
    ['too many parameters', ['zhao', '赵宁', 'nurse', 'one', 'two'], /Usage/],
    [
      'a doctor who is not in the directory',
      ['zhao', '赵宁', 'doctor', 'none'],
      /No doctor of the directory has the id none/,
    ],
    ['an account that exists', ['twice', '赵宁', 'nurse'], /in use/],
  ])('refuses %s in words', async (_, parameters, words) => {
    if (parameters[0] === 'twice') await add(parameters);
    await expect(add(parameters)).rejects.toThrow(words);
  });
});
