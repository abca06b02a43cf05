import type { panels, RequestOf } from '@xinglin/contract';
import { checkConsultCase, hospitalTimeZone } from '@xinglin/rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { orders } from '../../kernel/orders/tables';
import { ownRow } from '../../kernel/people/patients/own-row';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { forgetDraft } from './drafts';
import { sharesOf } from './experts';
import { panelKind } from './order-kind';
import { payBeforeOf } from './panel-rules';
import { panelAnswers, panelOrders } from './tables';
import { refuseFields } from '../../platform/refuse-fields';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';

/** Sends a question to the experts who were shown, at the sum of their shares as they are now. */
export async function submitPanel(
  context: CallContext,
  sent: RequestOf<(typeof panels)['submitPanelOrder']>,
): Promise<{ orderKey: string; amountCents: number; payBefore: Date }> {
  const { db, account: ownerId, now, locale } = context;
  const { patientId, question, since, treated, fileIds, doctorIds } = sent;
  // The questions of one account come one after the other: a patient has one at a time.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 3))`);
  const [patient = refuse('forbidden')] = await db
    .select({ name: patients.name, consentWithdrawnAt: patients.consentWithdrawnAt })
    .from(patients)
    .where(ownRow(ownerId, patientId));
  if (patient.consentWithdrawnAt !== null) refuse('consentRequired');
  const [open] = await db
    .select({ orderKey: orders.orderNo })
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, ownerId),
        eq(orders.kind, panelKind.kind),
        eq(orders.patientId, patientId),
        inArray(orders.stateGroup, ['awaitingPayment', 'active']),
      ),
    );
  if (open) refuse('consultOpenAlready', { data: open });
  const shares = (await sharesOf(db, doctorIds)) ?? refuse('consultClosed');
  const problems = checkConsultCase('imageText', sent);
  if (problems.length > 0) refuseFields(problems, locale);
  const pictures = await requireOwnPictures(context, fileIds);
  refuseBlocked(question, treated);
  const orderKey = newOrderNo(now, hospitalTimeZone);
  const amountCents = shares.reduce((sum, { shareCents }) => sum + shareCents, 0);
  const payBefore = payBeforeOf(now);
  await registerOrder(db, panelKind, {
    ownerId,
    patientId,
    locale,
    orderNo: orderKey,
    state: 'awaitingPayment',
    totalCents: amountCents,
    dueAt: payBefore,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  await db.insert(panelOrders).values({
    orderNo: orderKey,
    patientId,
    patientName: patient.name,
    question,
    since: since ?? null,
    treated: treated ?? null,
    pictures,
  });
  await db.insert(panelAnswers).values(
    shares.map((share, index) => ({
      ...share,
      answerId: newId(),
      orderNo: orderKey,
      place: index + 1,
    })),
  );
  await forgetDraft(db, ownerId);
  return { orderKey, amountCents, payBefore };
}
