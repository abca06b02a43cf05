import type { introductions, RequestOf, ResponseOf } from '@xinglin/contract';
import { dayAt, hospitalTimeZone, textIn } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { doctorTeams, groupChats } from './tables';

type Calls = typeof introductions;

/** The code of a group chat, while one can join by it; refuses an unknown group. */
export async function groupChatCode(
  { groupId }: RequestOf<Calls['getGroupChatCode']>,
  { db, locale, now }: CallContext,
): Promise<ResponseOf<Calls['getGroupChatCode']>> {
  const [row] = await db
    .select({ chat: groupChats, team: doctorTeams })
    .from(groupChats)
    .innerJoin(doctorTeams, eq(doctorTeams.teamId, groupChats.teamId))
    .where(eq(groupChats.groupId, groupId));
  if (row === undefined) refuse('forbidden');
  const { chat, team } = row;
  const isOver = chat.validUntil !== null && chat.validUntil < dayAt(now, hospitalTimeZone);
  const isFull = chat.memberCount >= chat.memberLimit;
  return {
    groupId,
    name: textIn(team.name, locale),
    about: textIn(chat.about, locale),
    rules: [...textIn(chat.rules, locale)],
    memberCount: chat.memberCount,
    memberLimit: chat.memberLimit,
    code: isOver || isFull ? null : chat.code,
    validUntil: chat.validUntil,
    leaderId: team.leaderId,
    kind: team.kind,
  };
}
