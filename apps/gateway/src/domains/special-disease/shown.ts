import type { RequestOf, ResponseOf, specialDisease } from '@xinglin/contract';
import { dayRefundTerms, textIn } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { orderDetail } from '../../kernel/payment/order-detail';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { movesOf } from './change';
import { specialDiseaseKind } from './order-kind';
import { allowedOf, refundNow, type Booking } from './order-rules';
import { specialDiseaseOrders, specialDiseases } from './tables';

type Calls = typeof specialDisease;

/** One of the account's bookings with its expert and its disease; refuses any other. */
async function findOwn({ db, account, locale }: CallContext, orderNo: string) {
  const [row = refuse('forbidden')] = await db
    .select({
      order: orders,
      own: specialDiseaseOrders,
      disease: specialDiseases.name,
      doctorName: doctors.name,
      title: doctors.title,
      hospitalName: hospitals.name,
      hospDeptName: hospitalDepartments.name,
    })
    .from(orders)
    .innerJoin(specialDiseaseOrders, eq(specialDiseaseOrders.orderNo, orders.orderNo))
    .innerJoin(specialDiseases, eq(specialDiseases.diseaseId, specialDiseaseOrders.diseaseId))
    .innerJoin(doctors, eq(doctors.id, specialDiseaseOrders.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account)));
  const { order, own } = row;
  return {
    // Only its kind's moves write its state.
    booking: { ...order, own } as Booking,
    shown: {
      orderNo,
      diseaseName: textIn(row.disease, locale),
      expert: {
        doctorId: own.doctorId,
        name: textIn(row.doctorName, locale),
        titleText: titleText(row.title, locale),
        hospitalName: textIn(row.hospitalName, locale),
        hospDeptName: textIn(row.hospDeptName, locale),
      },
      patientName: own.patientName,
      day: own.day,
    },
  };
}

/** One of the account's bookings; refuses any other. */
export async function findBooking(
  services: Pick<Services, 'all'>,
  { orderNo }: RequestOf<Calls['getSpecialDiseaseBooking']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSpecialDiseaseBooking']>> {
  const { db, account: ownerId, locale, now } = context;
  const { booking, shown } = await findOwn(context, orderNo);
  const { own, state, totalCents } = booking;
  const reader = { ownerId, locale, now };
  const { kind } = specialDiseaseKind;
  const terms = dayRefundTerms(own.refundRule, { day: own.refundDay, cents: totalCents });
  return {
    ...(await orderDetail(db, services, { kind, orderNo }, reader)),
    ...shown,
    state,
    diseaseId: own.diseaseId,
    materials: own.materials,
    note: own.note,
    agreementVersion: own.agreementVersion,
    agreedAt: own.agreedAt.toISOString(),
    refundTerms: terms.map(({ before, refundCents }) => ({
      before: before.toISOString(),
      refundCents,
    })),
    refundRule: [...own.refundRule],
    refundDay: own.refundDay,
    refundNowCents: refundNow(booking, now),
    ...allowedOf(booking, now, await movesOf(db, orderNo)),
    hasCertificate: own.certificateNo !== null,
    hasCode: state === 'booked' && own.visitCode !== null,
  };
}

/** The certificate of what was paid; refuses with `specialDiseaseClosed` where nothing was. */
export async function findCertificate(
  { orderNo }: RequestOf<Calls['getSpecialDiseasePayCertificate']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSpecialDiseasePayCertificate']>> {
  const { booking, shown } = await findOwn(context, orderNo);
  const { certificateNo, paidAt } = booking.own;
  if (certificateNo === null || paidAt === null) refuse('specialDiseaseClosed');
  return {
    ...shown,
    certificateNo,
    // What a booking costs is paid in one payment of that sum; others go back by themselves.
    paidCents: booking.totalCents,
    refundCents: booking.refundedCents,
    paidAt: paidAt.toISOString(),
  };
}

/** The code for the desk; refuses with `specialDiseaseClosed` before it is paid and once it has ended. */
export async function findCode(
  { orderNo }: RequestOf<Calls['getSpecialDiseaseQrcode']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSpecialDiseaseQrcode']>> {
  const { booking } = await findOwn(context, orderNo);
  const { visitCode, day } = booking.own;
  if (booking.state !== 'booked' || visitCode === null) refuse('specialDiseaseClosed');
  return { orderNo, visitCode, day };
}
