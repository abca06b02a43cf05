import type { RequestOf, ResponseOf, servicePackages } from '@xinglin/contract';
import { dayAt, textIn } from '@xinglin/rules';
import { listOwnOrders, readerOf } from '../../kernel/orders/own-list';
import { orderDetail } from '../../kernel/payment/order-detail';
import { patientFaces } from '../../kernel/people/patients/faces';
import { nameInPast } from '../../kernel/people/patients/service';
import type { CallContext, Locale } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { commentOf, wasCarriedOut } from './comments';
import { showDoctors } from '../../kernel/places/cards';
import { doctorNames } from '../../kernel/places/doctor-names';
import { servicePackageKind } from './order-kind';
import { isUnpaid, isUsable, type ServicePackageOrder } from './order-rules';
import { orderOf, ownOrder, selectOrders } from './own-order';
import { shownPauses } from './pauses';
import { quotasOf } from './quotas';
import { refundNow } from './refund';
import { openUses } from './uses';

type Calls = typeof servicePackages;

/** What only such an order has, in lists as on its own page. */
async function shownOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  found: readonly ServicePackageOrder[],
  locale: Locale,
) {
  const today = dayAt(now);
  const faceOf = await patientFaces(
    db,
    found.flatMap(({ own: { patientId } }) => patientId ?? []),
  );
  const nameOf = await doctorNames(
    db,
    found.map(({ own }) => own.doctorId),
    locale,
  );
  return found.map(({ state, own }) => ({
    state,
    packageCode: own.packageCode,
    packageTitle: textIn(own.title, locale),
    doctorId: own.doctorId,
    doctorName: nameOf(own.doctorId),
    patientName: own.patientName === null ? null : nameInPast(own.patientName, locale),
    person: faceOf(own.patientId, today),
    endsAt: own.endsAt?.toISOString() ?? null,
  }));
}

/** A page of the account's packages, newest first. */
export const listOrders = (
  asked: RequestOf<Calls['listPackageOrders']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listPackageOrders']>> =>
  listOwnOrders(servicePackageKind, asked, context, {
    select: selectOrders,
    orderOf,
    shownOf: (rows, { locale }) => shownOf(context, rows.map(orderOf), locale),
  });

/** One of the account's packages with what is left of it; refuses any other. */
export async function findOrder(
  services: Pick<Services, 'all'>,
  { orderNo }: RequestOf<Calls['getPackageOrder']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getPackageOrder']>> {
  const { db, account, locale, now } = context;
  const order = await ownOrder(db, account, orderNo);
  const { own } = order;
  const [shown = refuse('forbidden')] = await shownOf(context, [order], locale);
  const detail = await orderDetail(
    db,
    services,
    { kind: servicePackageKind.kind, orderNo },
    readerOf(context),
  );
  const quotas = await quotasOf(db, orderNo, own.items);
  const refundNowCents = await refundNow(db, order, now);
  const comment = await commentOf(db, orderNo);
  const [doctor] = await showDoctors([own.doctorId], context);
  const isBound = own.patientId !== null;
  return {
    ...detail,
    ...shown,
    days: own.days,
    doctor: doctor ?? null,
    openUses: await openUses(orderNo, context),
    quotas: quotas.map(({ serviceId, type, name, note, count, shareCents, left, leftCents }) => ({
      serviceId,
      type,
      name: textIn(name, locale),
      note: textIn(note, locale),
      count,
      shareCents,
      left,
      leftCents,
    })),
    refundNowCents,
    mayCancel: isUnpaid(order),
    mayRefund: refundNowCents > 0,
    ...(await shownPauses(db, order, now)),
    mayBind: isUsable(order, now) && !isBound,
    mayUse: isUsable(order, now) && isBound,
    mayComment: comment === null && (await wasCarriedOut(db, orderNo)),
    comment,
  };
}
