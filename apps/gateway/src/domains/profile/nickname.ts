import { checkNickname, normalizeNickname, type PersonFieldCode } from '@xinglin/rules';
import { and, eq, ne, sql } from 'drizzle-orm';
import { users } from '../../kernel/people/accounts/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { refusedText } from '../../platform/refuse-fields';
import { textOf, type TextKey } from './locales';
import { refusalText } from '../../platform/texts';
import { isRefusedNickname, nicknameKey } from './nickname-words';

type Asker = Pick<CallContext, 'db' | 'account'>;

/** Why the account may not have a nickname that is of good form; null when it may. */
async function objectionTo({ db, account }: Asker, nickname: string) {
  if (isRefusedNickname(nickname)) return 'nicknameRefused';
  return (await isTaken(db, account, nickname)) ? 'nicknameTaken' : null;
}

async function isTaken(db: Queryable, userId: string, nickname: string): Promise<boolean> {
  const [other] = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(sql`lower(${users.nickname}) = ${nicknameKey(nickname)}`, ne(users.userId, userId)));
  return other !== undefined;
}

/** Why a nickname cannot be had, in the reader's language; null when it can (spec 1 §5). */
export async function nicknameProblem(
  context: CallContext,
  nickname: string,
): Promise<string | null> {
  const code = checkNickname(nickname);
  if (code !== null) return formText(context.locale, code, nickname);
  const objection = await objectionTo(context, nickname);
  return objection === null ? null : refusalText(context.locale, objection);
}

/** Gives the account a nickname; two that want the same one follow each other. */
export async function changeNickname(context: CallContext, typed: string): Promise<string> {
  const { db, account, locale } = context;
  const code = checkNickname(typed);
  if (code !== null) {
    const message = formText(locale, code, typed);
    refuse('invalidFields', { data: { fields: [{ path: 'nickname', message, code }] } });
  }
  const nickname = normalizeNickname(typed);
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`nickname:${nicknameKey(nickname)}`}, 0))`,
  );
  const objection = await objectionTo(context, nickname);
  if (objection !== null) refuse(objection);
  await db.update(users).set({ nickname }).where(eq(users.userId, account));
  return nickname;
}

const formTexts: Partial<Record<PersonFieldCode, TextKey>> = {
  nicknameRequired: 'nickname.required',
  nicknameTooLong: 'nickname.tooLong',
  nicknameCharacters: 'nickname.characters',
};

function formText(locale: Locale, code: PersonFieldCode, typed: string): string {
  const key = formTexts[code];
  return refusedText(locale, code, typed, key && textOf(locale, key));
}
