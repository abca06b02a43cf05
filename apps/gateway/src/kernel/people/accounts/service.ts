import { and, eq, isNull, or } from 'drizzle-orm';
import { maskPhone } from '@xinglin/rules';
import type { account as accountCalls, RequestOf } from '@xinglin/contract';
import { recordConsents } from '../../consents/service';
import type { CallContext } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { keyedHash, newId } from '../../../platform/identifiers';
import { findPartner } from '../../partners/service';
import { refuse } from '../../../platform/refusal';
import type { Services } from '../../../platform/services';
import { usePass } from '../checks/person-checks';
import { storedNumber } from './any-mobile';
import { isKnownDevice, keepDevice } from './known-devices';
import { forgetPasswordTries, passwordTriesOf, signInName } from './password-tries';
import { passwordLane } from './passwords';
import { endSession, startSession } from './sessions';
import { tellOfSignIn } from './sign-in-listeners';
import { refuseAtRisk } from './sleeping';
import { users } from './tables';
import { unlessTaken } from './taken';
import { useCode } from './verify-codes';

type User = typeof users.$inferSelect;
type PasswordInput = RequestOf<(typeof accountCalls)['loginByPassword']>;
/** Agreements whose box was ticked. */
type Agreed = PasswordInput['agreed'];

/** The account of a number, made when there is none yet. */
export async function accountOfMobile(db: Queryable, mobile: string, now: Date): Promise<User> {
  await db
    .insert(users)
    .values({ userId: newId(), mobile, createdAt: now })
    .onConflictDoNothing({ target: users.mobile });
  const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
  if (user === undefined) throw new Error('an account vanished while it signed in');
  return user;
}

/** The account of an address that signs in, made when there is none yet. The caller has had the address proven. */
export async function accountOfEmail(db: Queryable, email: string, now: Date): Promise<User> {
  await db
    .insert(users)
    .values({ userId: newId(), loginId: email, createdAt: now })
    .onConflictDoNothing({ target: users.loginId });
  const [user] = await db.select().from(users).where(eq(users.loginId, email));
  if (user === undefined) throw new Error('an account vanished while it signed in');
  return user;
}

/**
 * Opens a session for the user; the one the call came with ends, so that no privilege outlives its token. Refuses with
 * `sessionEnded` an account that was closed or cleared away since `user` was read.
 */
async function signIn(context: CallContext, user: User, agreed: Agreed) {
  const { db, session, deviceId, appId, userAgent, ip, now } = context;
  await recordConsents(context, user.userId, agreed ?? []);
  await tellOfSignIn(context, user.userId);
  // The listeners wait for an account that is being closed at this moment: what was read before need not hold any more.
  const [opened] = await db
    .update(users)
    .set({ lastSignInAt: now })
    .where(
      and(
        eq(users.userId, user.userId),
        user.mobile === null ? isNull(users.mobile) : eq(users.mobile, user.mobile),
      ),
    )
    .returning({ userId: users.userId });
  if (opened === undefined) refuse('sessionEnded');
  if (session !== null) await endSession(db, session.tokenId);
  const channel = await findPartner(db, appId);
  const seconds = channel?.sessionLifeSeconds ?? null;
  // A channel with shorter sessions shares its devices: another person's guesses may come from there.
  if (seconds === null) await keepDevice(context, user.userId);
  const { token, expiresAt } = await startSession(db, {
    userId: user.userId,
    deviceId,
    appId,
    userAgent,
    ip,
    now,
    ...(seconds !== null && { lifeMs: seconds * 1000 }),
  });
  return {
    token,
    userId: user.userId,
    isTempLogin: user.mobile === null,
    verifyStatus: user.verifyStatus,
    gmtExpired: expiresAt.toISOString(),
  };
}

/** Signs in a person who has proven elsewhere who they are. */
export async function signInUser(context: CallContext, userId: string, agreed: Agreed = []) {
  const user = (await findUser(context.db, userId)) ?? refuse('sessionEnded');
  return signIn(context, user, agreed);
}

export async function signInByCode(
  context: CallContext,
  mobile: string,
  code: string,
  agreed: Agreed,
) {
  // Looked at first: where the number alone does not do, the code is what the verification begins with.
  await useCode(context, mobile, 'login', code, { keep: true });
  const user = await accountOfMobile(context.db, mobile, context.now);
  await refuseAtRisk(context.db, user, context.now);
  await useCode(context, mobile, 'login', code);
  return signIn(context, user, agreed);
}

/**
 * Every try is counted before the password is looked at, so that many at once gain nothing; success forgets them.
 * After some, no password is looked at without a check, and a try without one is not counted: the attempts that keep the
 * owner out cost the client that makes them.
 */
export async function signInByPassword(
  context: CallContext,
  { limits, use }: Pick<Services, 'limits' | 'use'>,
  { loginId, password: md5Hex, agreed, validateParam }: PasswordInput,
) {
  const name = signInName(storedNumber(loginId) ?? loginId);
  const isMuch = await limits.consume('signInByAddress', context.ip);
  const [user] = await context.db
    .select()
    .from(users)
    .where(or(eq(users.loginId, name), eq(users.mobile, name)))
    .limit(1);
  const isKnown = await isKnownDevice(context, user?.userId);
  const tries = passwordTriesOf(user?.userId, name, isKnown ? context.deviceId : null);
  const isUnchecked = await limits.take('uncheckedPassword', tries);
  if (isMuch || !isUnchecked) await usePass(context, 'signIn', validateParam);
  await limits.consume('wrongPassword', tries);
  const matches = await use(passwordLane).matches(user?.passwordHash ?? null, md5Hex);
  // A check serves one try, whatever comes of it.
  if (user === undefined || !matches) return refuse('wrongPassword', { keepWrites: true });
  await forgetPasswordTries(limits, tries);
  return signIn(context, user, agreed);
}

/**
 * Binds a number to an account that has none. Refuses with `mobileTaken` when it belongs to another
 * account, with `forbidden` when this one already has a number.
 */
export async function bindMobile(
  context: CallContext,
  mobile: string,
  code: string,
  agreed: Agreed,
) {
  const { db, account } = context;
  await useCode(context, mobile, 'bind', code);
  const [holder] = await db
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.mobile, mobile));
  // The code has proven the number to be theirs, and is used up by that.
  if (holder !== undefined && holder.userId !== account)
    refuse('mobileTaken', { keepWrites: true });
  const [bound] = await unlessTaken(
    db
      .update(users)
      .set({ mobile })
      .where(and(eq(users.userId, account), or(isNull(users.mobile), eq(users.mobile, mobile))))
      .returning(),
  );
  if (bound === undefined) return refuse('forbidden');
  return signIn(context, bound, agreed);
}

/** Where a person comes from when nothing else says so. */
const mainSourceId = 'xinglin-h5';

/** Letters of an encoded id: enough that no two accounts share one. */
const encodedIdLength = 24;

/**
 * User info of spec 1 §3, for a visitor as well, as the channel wants the frame.
 * @param idKey key of the encoded ids.
 */
export async function userInfoOf(
  { db, session, appId, sourceId, deviceId }: CallContext,
  idKey: string,
) {
  const [user, channel] = await Promise.all([
    session === null ? undefined : findUser(db, session.userId),
    findPartner(db, appId),
  ]);
  const encoded = (scope: string) =>
    user === undefined
      ? null
      : keyedHash(idKey, `${scope}:${user.userId}`).slice(0, encodedIdLength);
  return {
    login: user !== undefined,
    isTempLogin: user !== undefined && user.mobile === null,
    userId: user?.userId ?? null,
    loginId: user?.loginId ?? null,
    encodeId: encoded('account'),
    extEncodeId: encoded(`channel ${channel?.partnerCode ?? ''}`),
    mobile: maskedMobile(user),
    nickname: user?.nickname ?? null,
    type: 0,
    appId: channel?.appId ?? appId ?? mainSourceId,
    sourceId: sourceId ?? channel?.appId ?? mainSourceId,
    verifyStatus: user?.verifyStatus ?? 0,
    corpconsult: user?.corpConsult ?? false,
    noEntry: channel?.noEntry ?? false,
    noFooter: channel?.noFooter ?? false,
    noHeader: channel?.noHeader ?? false,
    gmtExpired: session?.expiresAt.toISOString() ?? null,
    // A token that turns up on another device than the one it was given to was carried there.
    wxConfigVO: { hasWxDevice: session?.deviceId != null && session.deviceId === deviceId },
  };
}

export async function findUser(db: Queryable, userId: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.userId, userId));
  return user;
}

export function maskedMobile(user: User | undefined): string | null {
  return user === undefined || user.mobile === null ? null : maskPhone(user.mobile);
}
