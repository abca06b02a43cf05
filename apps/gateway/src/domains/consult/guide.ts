import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import {
  callRecordingRules,
  consultLimits,
  consultTerms,
  conversationRules,
  type ConsultKind,
} from '@xinglin/rules';
import { and, eq, sql } from 'drizzle-orm';
import { moderate } from '../../kernel/moderation/moderate';
import { orders } from '../../kernel/orders/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { textOf } from './locales';
import { hourMs, minuteMs, payWithinMs, picturesWithinMs, remindAgainMs } from './consult-rules';
import { openDoctors } from './offers';
import { mostOpen } from './obstacles';
import { consultOrders } from './tables';
import { kindTitle } from './texts';

type Calls = typeof consult;

/** The number of calls in the sandbox, where no provider makes any: one that belongs to nobody. */
const sandboxLine = '02155500120';

/** The rules of a kind in words, those first that a person asks for first. */
function rulesOf(kind: ConsultKind, locale: Locale): string[] {
  const terms = consultTerms(kind);
  const say = (key: Parameters<typeof textOf>[1], values: Record<string, number> = {}) =>
    textOf(locale, key, values);
  const { answerWithinMinutes: minutes, turns, callMinutes, perMonth } = terms;
  return [
    terms.needsEarlierDiagnosis ? say('inform.earlierDiagnosis') : say('inform.noDiagnosis'),
    terms.takesTime
      ? say('inform.agreedCall')
      : minutes < 60
        ? say('inform.answerMinutes', { minutes })
        : say('inform.answerHours', { hours: minutes / 60 }),
    turns === null
      ? say('inform.lasts', { hours: terms.lastsHours })
      : say('inform.lastsTurns', { hours: terms.lastsHours, turns }),
    ...(callMinutes === null ? [] : [say('inform.call', { minutes: callMinutes })]),
    ...(terms.medium === 'phone'
      ? [say('inform.recorded', { days: callRecordingRules.keptDays })]
      : []),
    ...(perMonth === null ? [] : [say('inform.perMonth', { times: perMonth })]),
    ...(terms.price === 0 ? [] : [say('terms.cancel')]),
    say('inform.kept', { years: conversationRules.keptYears }),
  ];
}

/** What is to be known before a consult of a kind. */
export function inform(
  { kind }: RequestOf<Calls['getConsultInform']>,
  { locale }: Pick<CallContext, 'locale'>,
): ResponseOf<Calls['getConsultInform']> {
  return { kind, title: kindTitle(kind, locale), rules: rulesOf(kind, locale) };
}

/** The numbers that bind a consult of a kind. */
export function kindConfig({
  kind,
}: RequestOf<Calls['getConsultKindConfig']>): ResponseOf<Calls['getConsultKindConfig']> {
  return {
    kind,
    payWithinMinutes: payWithinMs / minuteMs,
    picturesWithinHours: picturesWithinMs / hourMs,
    remindAgainHours: remindAgainMs / hourMs,
    openAtMost: mostOpen,
    perMonth: consultTerms(kind).perMonth,
    questionLeast: consultLimits.question.least,
    questionMost: consultLimits.question.most,
    picturesAtMost: consultLimits.pictures,
  };
}

/** The words that a submit would refuse texts for. */
export function sensitiveWords({
  texts,
}: RequestOf<Calls['checkSensitiveWords']>): ResponseOf<Calls['checkSensitiveWords']> {
  return {
    found: texts.flatMap((text, place) =>
      moderate(text)
        .found.filter(({ act }) => act === 'block')
        .map(({ start, end, phrase, reason }) => ({ place, start, end, phrase, cause: reason })),
    ),
  };
}

/** How many doctors take a kind now. */
async function countOpen(db: Queryable, kind: ConsultKind): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${openDoctors(kind)}) open`,
  );
  return rows[0]?.count ?? 0;
}

/** What can be said of fever consults now. */
export async function feverConfig({
  db,
}: Pick<CallContext, 'db'>): Promise<ResponseOf<Calls['getPneumoniaConfig']>> {
  const doctorCount = await countOpen(db, 'fast');
  const byPhone = await countOpen(db, 'fastPhone');
  return {
    ...(doctorCount > 0 && {
      doctorCount,
      answerWithinMinutes: consultTerms('fast').answerWithinMinutes,
    }),
    ...(byPhone > 0 && { callsWithinMinutes: consultTerms('fastPhone').answerWithinMinutes }),
  };
}

/** The number that the call of one's own open phone consult comes from. */
export async function lineNumber(
  { config }: Pick<Services, 'config'>,
  { orderKey }: RequestOf<Calls['getPhoneConsultLineNumber']>,
  { db, account }: Pick<CallContext, 'db' | 'account'>,
): Promise<ResponseOf<Calls['getPhoneConsultLineNumber']>> {
  const [found = refuse('forbidden')] = await db
    .select({ kind: consultOrders.consultKind, group: orders.stateGroup })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .where(and(eq(orders.orderNo, orderKey), eq(orders.ownerId, account)));
  const isAwaited = found.group === 'active' && consultTerms(found.kind).medium === 'phone';
  const line = config.consultLine ?? (config.sandbox ? sandboxLine : null);
  return { orderKey, linePhone: isAwaited ? line : null };
}
