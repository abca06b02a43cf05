// Owns: the staff of the sandbox, and how they sign in by one tap.
// Must not know: anything of production, which has neither.
// Used by: the domain's seeds, the calls of the session.
import type { StaffRole } from '@xinglin/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { inTransaction } from '../../platform/database';
import type { SeedOptions } from '../../platform/domain';
import { sha256 } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { hashPassword } from '../people/accounts/passwords';
import { doctors } from '../places/tables';
import type { StaffHandlers } from './calls';
import { writeOwnAct } from './guesses';
import { textOf } from './locales';
import { signInAs } from './sign-in';
import { staffAccounts } from '../desk/staff/tables';

interface SandboxPerson {
  readonly account: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** Doctors whom every seed of the directory has; the sandbox's people consult the first two. */
const sandboxDoctors = [
  ['shenzhiyuan', '沈知远'],
  ['linruoxi', '林若溪'],
  ['xuqinghe', '许清和'],
] as const;

const others: readonly SandboxPerson[] = [
  { account: 'zhoumin', name: '周敏', roles: ['nurse'] },
  { account: 'chenli', name: '陈立', roles: ['pharmacist'] },
  { account: 'sunyue', name: '孙悦', roles: ['service'] },
  { account: 'hejing', name: '何静', roles: ['moderator'] },
  { account: 'wuxiaomei', name: '吴晓梅', roles: ['cashier'] },
  { account: 'zhengkai', name: '郑凯', roles: ['cashier'] },
  { account: 'fangyuan', name: '方远', roles: ['administrator'] },
];

/** The password of all of them, and the secret of their authenticator app: for trying the usual sign-in. */
export const sandboxStaffCredentials = {
  password: 'apricot-grove-2026',
  totpSecret: 'KRUGKIDBOBZGSY3POQQGO4TPOZSQ',
} as const;

const idOf = (account: string) => `sandbox-${account}`;
const allAccounts = [
  ...sandboxDoctors.map(([account]) => account),
  ...others.map((one) => one.account),
];

/** Adds the sandbox's staff that are missing, once its doctors exist; outside of the sandbox it adds no one. */
export async function seedSandboxStaff(
  db: Transaction,
  { config, now }: SeedOptions,
): Promise<void> {
  if (!config.sandbox) return;
  const present = await db
    .select({ staffId: staffAccounts.staffId })
    .from(staffAccounts)
    .where(inArray(staffAccounts.staffId, allAccounts.map(idOf)));
  if (present.length === allAccounts.length) return;
  const people = [
    ...(await doctorsOfTheStaff(db)),
    ...others.map((one) => ({ ...one, doctorId: null })),
  ];
  if (people.length < allAccounts.length) return;
  const { password, totpSecret } = sandboxStaffCredentials;
  const passwordHash = await hashPassword(sha256(password));
  await db
    .insert(staffAccounts)
    .values(
      people.map(({ account, name, roles, doctorId }) => ({
        staffId: idOf(account),
        account,
        name,
        roles: [...roles],
        doctorId,
        passwordHash,
        totpSecret,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}

async function doctorsOfTheStaff(db: Transaction) {
  const name = sql<string>`${doctors.name} ->> 'zh-Hans'`;
  const names = sandboxDoctors.map(([, doctorName]) => doctorName);
  const found = await db
    .select({ doctorId: doctors.id, name })
    .from(doctors)
    .where(inArray(name, names))
    .orderBy(asc(doctors.id));
  return sandboxDoctors.flatMap(([account, doctorName]) => {
    // Of several of one name the first, as everywhere in the sandbox.
    const doctor = found.find((one) => one.name === doctorName);
    return doctor === undefined ? [] : [{ account, ...doctor, roles: ['doctor'] as const }];
  });
}

export const sandboxHandlers: StaffHandlers<'one-tap-people' | 'sandbox-sign-in'> = {
  async 'one-tap-people'(_, { services, locale }) {
    if (!services.config.sandbox) return { data: { items: [] } };
    const rows = await services.db
      .select({
        staffId: staffAccounts.staffId,
        name: staffAccounts.name,
        roles: staffAccounts.roles,
      })
      .from(staffAccounts)
      .where(inArray(staffAccounts.staffId, allAccounts.map(idOf)));
    const placeOf = (staffId: string) => allAccounts.map(idOf).indexOf(staffId);
    const items = rows
      .toSorted((one, other) => placeOf(one.staffId) - placeOf(other.staffId))
      .map((row) => ({
        ...row,
        note: row.roles.map((role) => textOf(locale, `sandbox.${role}`)).join('；'),
      }));
    return { data: { items } };
  },

  async 'sandbox-sign-in'({ staffId }, context) {
    const { services, now } = context;
    const { me, token } = await inTransaction(services.db, async (tx) => {
      const [row] = await tx
        .select()
        .from(staffAccounts)
        .where(eq(staffAccounts.staffId, staffId))
        .for('update');
      const isOpen =
        row !== undefined && row.closedAt === null && allAccounts.map(idOf).includes(staffId);
      if (!isOpen) return refuse('forbidden');
      await tx
        .update(staffAccounts)
        .set({ lockedUntil: null })
        .where(eq(staffAccounts.staffId, staffId));
      await writeOwnAct(tx, row, { at: now, action: 'sign-in' });
      return signInAs(tx, context, staffId);
    });
    return { data: me, token };
  },
};
