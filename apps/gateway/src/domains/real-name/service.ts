import type { realName, ResponseOf } from '@xinglin/contract';
import { maskIdCard, maskName } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { lastReviewOf } from './reviews';
import { stateOf } from './state';
import { realNames } from './tables';
import { triesLeft } from './tries';

/** What is known of the account's real name, masked. */
export async function realNameOf(
  { db, account: userId, now }: CallContext,
  byFace: boolean,
): Promise<ResponseOf<(typeof realName)['getRealName']>> {
  const [state, [person], left, review] = await Promise.all([
    stateOf(db, userId),
    db.select().from(realNames).where(eq(realNames.userId, userId)),
    triesLeft(db, userId, now),
    lastReviewOf(db, userId),
  ]);
  return {
    state,
    triesLeft: left,
    byFace,
    person: person
      ? {
          name: maskName(person.name),
          cardType: person.cardType,
          cardNo: maskIdCard(person.cardNo),
          by: person.verifiedBy,
          verifiedAt: person.verifiedAt.toISOString(),
        }
      : null,
    review: review
      ? {
          reviewId: review.reviewId,
          submittedAt: review.submittedAt.toISOString(),
          decidedAt: review.decidedAt?.toISOString() ?? null,
          refusal: review.refusal,
          remark: review.remark,
        }
      : null,
  };
}
