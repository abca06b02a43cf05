import { formatDay, hospitalTimeZone, dayAt, membershipTerms, textIn } from '@xinglin/rules';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { signedForOwner } from '../../kernel/people/accounts/signature';
import { users } from '../../kernel/people/accounts/tables';
import { inTransaction, type Queryable } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { sendMessage } from '../../kernel/messages/send-message';
import { membershipCards, membershipProducts, type CardRow } from './tables';
import { reminderText } from './texts';

const dayMs = 24 * 60 * 60_000;
const remindAt = (endsAt: Date): Date =>
  new Date(endsAt.getTime() - membershipTerms.remindDaysBefore * dayMs);

async function remind(db: Queryable, card: CardRow, endsAt: Date, now: Date): Promise<void> {
  const marked = await db
    .update(membershipCards)
    .set({ remindedAt: now })
    .where(and(eq(membershipCards.cardId, card.cardId), isNull(membershipCards.remindedAt)))
    .returning({ cardId: membershipCards.cardId });
  if (marked.length === 0 || endsAt <= now) return;
  const [owner] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, card.ownerId));
  const [next] =
    card.nextGoodsId === null
      ? []
      : await db
          .select({ title: membershipProducts.title })
          .from(membershipProducts)
          .where(eq(membershipProducts.goodsId, card.nextGoodsId));
  if (!owner?.mobile) return;
  const { locale } = card;
  const said = reminderText(locale, {
    title: textIn(card.title, locale),
    day: formatDay(dayAt(endsAt, hospitalTimeZone), locale, { year: true }),
    next: next ? textIn(next.title, locale) : null,
  });
  const text = await signedForOwner(db, { ownerId: card.ownerId, locale }, said);
  await sendMessage(db, { channel: 'sms', to: owner.mobile, text, about: { topic: 'card' } }, now);
}

/** Reminds owners of cards that end soon, once each, where they want to be; nothing is ever charged by itself. */
export const remindersDeadline: Deadline = {
  name: 'membership.reminders',
  async sweep(db, now, services) {
    const rows = await db
      .select()
      .from(membershipCards)
      .where(
        and(
          membershipCards.reminds,
          isNull(membershipCards.remindedAt),
          isNull(membershipCards.closedAt),
          isNotNull(membershipCards.endsAt),
        ),
      )
      .orderBy(asc(membershipCards.endsAt))
      .limit(200);
    const ending = rows.flatMap((card) =>
      card.endsAt === null ? [] : [{ card, endsAt: card.endsAt }],
    );
    const due = ending.filter(({ endsAt }) => remindAt(endsAt) <= now);
    const log = { logger: services.logger, words: 'owner of a card not reminded' };
    await oneByOne(due, log, ({ card, endsAt }) =>
      inTransaction(db, (tx) => remind(tx, card, endsAt, now)),
    );
    if (due.length > 0) services.outbox.poke();
    const next = ending.find(({ endsAt }) => remindAt(endsAt) > now);
    return next ? remindAt(next.endsAt) : null;
  },
};
