import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callStaff,
  enrolStaff,
  goodPassword,
  nextCode,
  runStaffDesk,
  signInStaff,
  ticketOf,
  tokenOf,
  type EnrolledStaff,
} from '../../testing/staff-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { deskActs } from '../desk/tables';
import { createPasswordLane, passwordLane, type PasswordLane } from '../people/accounts/passwords';
import { replacing } from '../../platform/ports';
import { staffAccounts, staffTickets } from '../desk/staff/tables';

const minute = 60_000;

let gateway: TestGateway;
/** The hashes that passwords were compared with. */
const compared: (string | null)[] = [];
beforeAll(async () => {
  const lane = createPasswordLane();
  const watched: PasswordLane = {
    ...lane,
    matches(passwordHash, digest) {
      compared.push(passwordHash);
      return lane.matches(passwordHash, digest);
    },
  };
  gateway = await openTestGateway({ replace: [replacing(passwordLane, watched)] });
});
afterAll(() => gateway.dispose());

const signIn = (account: string, password = 'not the right one') =>
  callStaff(gateway, 'sign-in', { account, password });
const secondFactor = (input: { ticket: string; code?: string; recoveryCode?: string }) =>
  callStaff(gateway, 'second-factor', input);
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

/** Accounts to which no password belongs. */
async function accountsWithoutPassword(): Promise<readonly string[]> {
  const invited = `invited-${compared.length}`;
  await runStaffDesk(gateway, 'add-staff', { account: invited, name: '周敏', roles: ['nurse'] });
  const closed = await enrolStaff(gateway);
  await runStaffDesk(gateway, 'close-staff', { staffId: closed.staffId });
  return [`unknown-${compared.length}`, invited, closed.account];
}

describe('a wrong password', () => {
  it('is refused in the same way for accounts that are unknown, invited, closed and active', async () => {
    const person = await enrolStaff(gateway);
    const accounts = [...(await accountsWithoutPassword()), person.account];
    for (const account of accounts) {
      compared.length = 0;
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) answers.push(await signIn(account));
      expect(
        answers.map(({ status, code, data }) => [status, code, data]),
        account,
      ).toEqual([
        ...Array.from({ length: 4 }, () => [200, 44001, null]),
        [200, 44002, null],
        [200, 44002, null],
      ]);
      expect(answers[4]?.headers.get('retry-after')).toBe('900');
      expect(answers[4]?.message).toMatch(/^错误次数过多，账号已锁定，请在 \d\d:\d\d 后再试/);
      // The same work in all cases: a hash is compared each time, of an account or in its place.
      expect(compared).toHaveLength(6);
      expect(compared.every((hash) => (hash !== null) === (account === person.account))).toBe(true);
    }
  });

  it('locks for a quarter of an hour, after which the right one opens', async () => {
    const person = await enrolStaff(gateway);
    for (let tries = 0; tries < 5; tries += 1) await signIn(person.account);
    await gateway.advance(15 * minute - 5000);
    expect((await signIn(person.account, goodPassword)).code).toBe(44002);
    await gateway.advance(5000);
    expect((await signInStaff(gateway, person)).code).toBe(0);
  });

  it('is forgotten after a quarter of an hour, and once the person has signed in', async () => {
    const person = await enrolStaff(gateway);
    for (let tries = 0; tries < 4; tries += 1) await signIn(person.account);
    await gateway.advance(15 * minute);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await signIn(person.account)).code).toBe(44001);
    expect((await signInStaff(gateway, person)).code).toBe(0);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await signIn(person.account)).code).toBe(44001);
    expect((await signIn(person.account)).code).toBe(44002);
  });

  it('is tried five times at most, however many come at once', async () => {
    const person = await enrolStaff(gateway);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(person.account)));
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 4 }, () => 44001),
      ...Array.from({ length: 8 }, () => 44002),
    ]);
    const lines = await gateway.services.db
      .select({ outcome: deskActs.outcome })
      .from(deskActs)
      .where(eq(deskActs.staffId, person.staffId));
    expect(lines.filter(({ outcome }) => outcome === 'staffSignInWrong')).toHaveLength(5);
  });

  it('leaves nothing in the ledger of what was typed as the account', async () => {
    const lines = async () => gateway.services.db.select().from(deskActs);
    const before = await lines();
    await signIn('a-password-by-mistake');
    expect(await lines()).toHaveLength(before.length);
  });
});

describe('the second step', () => {
  let person: EnrolledStaff;
  beforeAll(async () => {
    person = await enrolStaff(gateway);
  });

  it('is refused without a living ticket', async () => {
    const ticket = await ticketOf(gateway, person.account);
    const code = await nextCode(gateway, person.secret);
    expect((await secondFactor({ ticket: 'unknown', code })).code).toBe(44003);
    await gateway.advance(5 * minute);
    const later = await nextCode(gateway, person.secret);
    expect((await secondFactor({ ticket, code: later })).code).toBe(44003);
  });

  it('uses its ticket up', async () => {
    const ticket = await ticketOf(gateway, person.account);
    const code = await nextCode(gateway, person.secret);
    expect((await secondFactor({ ticket, code })).code).toBe(0);
    const next = await nextCode(gateway, person.secret);
    expect((await secondFactor({ ticket, code: next })).code).toBe(44003);
  });

  it('takes a code once, however many requests bring it at once', async () => {
    const tickets = await Promise.all(
      Array.from({ length: 4 }, () => ticketOf(gateway, person.account)),
    );
    const code = await nextCode(gateway, person.secret);
    const answers = await Promise.all(tickets.map((ticket) => secondFactor({ ticket, code })));
    expect(answers.map((answer) => answer.code).toSorted((one, other) => one - other)).toEqual([
      0, 44004, 44004, 44004,
    ]);
    await signInStaff(gateway, person);
  });

  it('takes a recovery code once, however many requests bring it at once', async () => {
    const tickets = await Promise.all(
      Array.from({ length: 3 }, () => ticketOf(gateway, person.account)),
    );
    const recoveryCode = person.recoveryCodes[3] ?? '';
    const answers = await Promise.all(
      tickets.map((ticket) => secondFactor({ ticket, recoveryCode })),
    );
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      0, 44004, 44004,
    ]);
  });

  it('is refused where it holds neither code', async () => {
    const ticket = await ticketOf(gateway, person.account);
    expect((await secondFactor({ ticket })).code).toBe(44004);
    await signInStaff(gateway, person);
  });

  it('locks the account with the fifth wrong code or password, and ends its tickets', async () => {
    const ticket = await ticketOf(gateway, person.account);
    const other = await ticketOf(gateway, person.account);
    const code = await nextCode(gateway, person.secret);
    const wrong = { ticket, code: wrongCode(code) };
    for (let tries = 0; tries < 2; tries += 1) expect((await secondFactor(wrong)).code).toBe(44004);
    for (let tries = 0; tries < 2; tries += 1)
      expect((await signIn(person.account)).code).toBe(44001);
    expect((await secondFactor(wrong)).code).toBe(44002);
    for (const dead of [ticket, other])
      expect((await secondFactor({ ticket: dead, code })).code).toBe(44003);
    const { db } = gateway.services;
    expect(
      await db.select().from(staffTickets).where(eq(staffTickets.staffId, person.staffId)),
    ).toEqual([]);
    await gateway.advance(15 * minute);
    expect((await signInStaff(gateway, person)).code).toBe(0);
  });

  it('ends the session that the browser had', async () => {
    const former = tokenOf(await signInStaff(gateway, person));
    const ticket = await ticketOf(gateway, person.account);
    const code = await nextCode(gateway, person.secret);
    const begun = await callStaff(gateway, 'second-factor', { ticket, code }, { token: former });
    expect((await callStaff(gateway, 'me', {}, { token: former })).status).toBe(401);
    expect((await callStaff(gateway, 'me', {}, { token: tokenOf(begun) })).status).toBe(200);
  });
});

it('what a copy of the database holds opens nothing', async () => {
  const person = await enrolStaff(gateway);
  const ticket = await ticketOf(gateway, person.account);
  const { $client } = gateway.services.db;
  const { rows } = await $client.query(
    `SELECT to_jsonb(a)::text || coalesce(to_jsonb(s)::text, '') || coalesce(to_jsonb(t)::text, '') AS text
     FROM staff_accounts a LEFT JOIN staff_sessions s USING (staff_id) LEFT JOIN staff_tickets t USING (staff_id)
     WHERE a.staff_id = $1`,
    [person.staffId],
  );
  const text = rows.map((row: { text: string }) => row.text).join('');
  expect(text).toContain('$argon2id$');
  for (const secret of [goodPassword, person.secret, person.token, ticket, ...person.recoveryCodes])
    expect(text).not.toContain(secret);
  const [row] = await gateway.services.db
    .select({ secret: staffAccounts.totpSecret })
    .from(staffAccounts)
    .where(eq(staffAccounts.staffId, person.staffId));
  expect(row?.secret).toBe(person.secret);
});
