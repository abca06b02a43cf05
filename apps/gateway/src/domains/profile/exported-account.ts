import { eq } from 'drizzle-orm';
import { users } from '../../kernel/people/accounts/tables';
import { userProfiles } from '../../kernel/people/profiles/tables';
import type { Queryable } from '../../platform/database';

/** The account itself and what its owner told of themself. */
export async function exportedAccount(db: Queryable, userId: string) {
  const [found] = await db
    .select({ user: users, told: userProfiles })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .where(eq(users.userId, userId));
  return {
    account: {
      mobile: found?.user.mobile,
      loginId: found?.user.loginId,
      nickname: found?.user.nickname,
      createdAt: found?.user.createdAt,
      gender: found?.told?.gender ?? null,
      birthDate: found?.told?.birthDate ?? null,
    },
  };
}
