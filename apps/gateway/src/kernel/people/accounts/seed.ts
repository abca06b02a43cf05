import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/database';
import type { LivingRole } from '../../../platform/sandbox-life';
import { hashPassword } from './passwords';
import { users } from './tables';

/** One seeded person a role, for the sandbox only. */
export interface SeededAccount {
  readonly role:
    | 'visitor'
    | 'temporary-login'
    | 'logged-in'
    | 'verified'
    | 'corporate-consult'
    | 'overseas'
    | LivingRole;
  readonly userId: string | null;
  readonly mobile: string | null;
  readonly loginId: string | null;
  readonly nickname: string | null;
  readonly verifyStatus: number;
  readonly corpConsult: boolean;
}

/** The password of every seeded account; the client sends its md5. */
export const seededPassword = 'Xinglin2026';

const nobody = {
  userId: null,
  mobile: null,
  loginId: null,
  nickname: null,
  verifyStatus: 0,
  corpConsult: false,
};

/** The people of the sandbox; the visitor has no account. */
export const seededAccounts: readonly SeededAccount[] = [
  { ...nobody, role: 'visitor' },
  {
    ...nobody,
    role: 'temporary-login',
    userId: 'seed-temporary',
    loginId: 'linshi',
    nickname: '临时用户',
  },
  {
    ...nobody,
    role: 'logged-in',
    userId: 'seed-logged-in',
    mobile: '13800000001',
    loginId: 'xiaolin',
    nickname: '小林',
  },
  {
    ...nobody,
    role: 'verified',
    userId: 'seed-verified',
    mobile: '13800000002',
    loginId: 'wangfang',
    nickname: '王芳',
    verifyStatus: 1,
  },
  {
    ...nobody,
    role: 'corporate-consult',
    userId: 'seed-corporate',
    mobile: '13800000003',
    loginId: 'qiye',
    nickname: '企业用户',
    verifyStatus: 1,
    corpConsult: true,
  },
  {
    ...nobody,
    role: 'overseas',
    userId: 'seed-overseas',
    loginId: 'overseas@example.org',
    nickname: 'Emma',
  },
];

/** Those of them that have a life already; they exist where the setting asks for it. */
export const livingAccounts: readonly SeededAccount[] = [
  {
    ...nobody,
    role: 'family',
    userId: 'seed-family',
    mobile: '13800005521',
    loginId: 'wangming',
    nickname: '王明',
    verifyStatus: 1,
  },
  {
    ...nobody,
    role: 'couple',
    userId: 'seed-couple',
    mobile: '13800006608',
    loginId: 'zhouyan',
    nickname: '周妍',
    verifyStatus: 1,
  },
];

/** Puts the people of the sandbox into an empty database. */
export async function seed(db: Queryable, { now }: { readonly now: Date }): Promise<void> {
  await insertAccounts(db, seededAccounts, now);
}

/** Puts those with a life into any database, an older one too; they have signed in until now, so a code still opens them. */
export async function addLivingAccounts(
  db: Queryable,
  { createdAt, lastSignInAt }: { readonly createdAt: Date; readonly lastSignInAt: Date },
): Promise<void> {
  await insertAccounts(db, livingAccounts, createdAt, lastSignInAt);
}

async function insertAccounts(
  db: Queryable,
  accounts: readonly SeededAccount[],
  createdAt: Date,
  lastSignInAt: Date | null = null,
): Promise<void> {
  const passwordHash = await hashPassword(createHash('md5').update(seededPassword).digest('hex'));
  const rows = accounts.flatMap(({ role: _, userId, ...account }) =>
    userId === null ? [] : [{ ...account, userId, passwordHash, createdAt, lastSignInAt }],
  );
  await db.insert(users).values(rows).onConflictDoNothing();
}
