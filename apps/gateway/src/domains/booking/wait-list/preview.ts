import type { booking, ResponseOf } from '@xinglin/contract';
import { drawMoment, maskPhone, waitCloseMoment } from '@xinglin/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { OrderReader } from '../../../kernel/orders/order-reader';
import { users } from '../../../kernel/people/accounts/tables';
import { shiftCases } from '../../../kernel/places/tables';
import type { CallContext } from '../../../platform/context';
import { refuse } from '../../../platform/refusal';
import { findWanted, type BookingRequest } from '../booking-facts';
import { findWait } from './account-waits';
import { alternativesTo } from './alternatives';
import { chanceAt } from './chance';
import { waits } from './tables';

/** What joining the list of a shift would mean for a patient of the account, or what it means since they joined. */
export async function previewWait(
  context: CallContext,
  request: BookingRequest,
  reader: OrderReader,
): Promise<ResponseOf<typeof booking.previewWait>> {
  const { db } = context;
  const { shift, rules, patient } =
    (await findWanted(db, request, { lock: false })) ?? refuse('forbidden');
  const { now } = reader;
  const [[counted], [own], [account]] = [
    await db
      .select({ waiting: shiftCases.waiting, hospitalId: shiftCases.hospitalId })
      .from(shiftCases)
      .where(eq(shiftCases.id, shift.id)),
    await db
      .select({ waitId: waits.waitId })
      .from(waits)
      .where(
        and(
          eq(waits.shiftCaseId, shift.id),
          eq(waits.ownerId, request.ownerId),
          eq(waits.patientId, patient.patientId),
          inArray(waits.state, ['waiting', 'offered']),
        ),
      ),
    await db.select({ mobile: users.mobile }).from(users).where(eq(users.userId, request.ownerId)),
  ];
  if (counted === undefined) return refuse('forbidden');
  const wait = own ? await findWait(db, own.waitId, reader) : null;
  const drawsAt = drawMoment(shift.date, rules);
  const isDraw = now < drawsAt;
  const position = wait === null ? (isDraw ? null : counted.waiting + 1) : wait.position;
  return {
    position,
    waiting: counted.waiting,
    chanceOfTen: await chanceAt(db, counted.hospitalId, position, now),
    drawsAt: isDraw ? drawsAt.toISOString() : null,
    closesAt: waitCloseMoment(shift.startsAt, rules).toISOString(),
    offerMinutes: rules.offerMinutes,
    mobile: account?.mobile ? maskPhone(account.mobile) : null,
    alternatives: await alternativesTo(shift, context),
    wait,
  };
}
