import type { BusinessErrorName } from '../business-errors';
import { z } from 'zod';
import { ShiftCaseId } from './ids';
import { HospitalId } from '../directory/ids';
import { OrderNo } from '../orders/ids';
import {
  RegistrationOrder,
  RegistrationOrderCard,
  RegistrationStatus,
  ShiftCaseDetail,
} from './booking-shapes';
import { defineCalls } from '../define-calls';
import { ListOf, LocalDate, PageFields } from '../shapes';

/** Why an order is not moved to a shift. */
export const rescheduleRefusals = [
  'orderNotReschedulable',
  'cancelDeadlinePassed',
  'rescheduleElsewhere',
  'shiftStopped',
  'shiftClosed',
  'shiftNotReleased',
  'slotTaken',
  'drawnAtOpening',
  'suspendedForNoShows',
  'firstVisitClinic',
  'overlappingVisit',
  'sameDoctorSameDay',
  'bookedElsewhere',
] as const satisfies readonly BusinessErrorName[];

/** An order as an answer's subject: what changes it leaves all others as they were. */
const OneOrder = { type: 'RegistrationOrder', by: 'orderNo' } as const;

/** What becomes of a visit that is booked, beside paying and giving it up; apart, since a page that books needs none of it. */
export const visits = defineCalls({
  /** Visits of one patient to a hospital on a day, the one of the order among them, in order of time. */
  getMergedOrder: {
    path: '/order/orderinfo/mergedetail.json',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: OrderNo }),
    response: z.object({ orders: z.array(RegistrationOrder) }),
    tags: ['RegistrationOrder'],
  },
  /** The person's own orders by patient, hospital and day, what was booked last first. */
  listMergedRegistrationOrders: {
    path: '/order/orderinfo/mergeregisterlist.json',
    access: 'session',
    kind: 'query',
    request: z.object({ ...PageFields }),
    response: ListOf(
      z.object({
        hospitalId: HospitalId,
        hospitalName: z.string(),
        patientName: z.string(),
        date: LocalDate,
        orders: z.array(RegistrationOrderCard),
      }),
    ),
    tags: ['RegistrationOrder'],
  },
  /** Moves an order to another shift: the new place is taken before the former one is given back. */
  rescheduleRegistrationOrder: {
    path: '/order/orderinfo/reschedule.json',
    access: 'bound',
    kind: 'mutation',
    refusals: rescheduleRefusals,
    request: z.object({ orderNo: OrderNo, shiftCaseId: ShiftCaseId }),
    response: z.object({ orderNo: OrderNo, status: RegistrationStatus }),
    tags: ['ShiftCase', OneOrder, 'Order'],
  },
  /** Takes an order that is over off the person's lists; it stays what it was, and can be opened by its number. */
  deleteRegistrationOrder: {
    path: '/order/orderinfo/delete.json',
    access: 'session',
    kind: 'mutation',
    refusals: ['orderNotDeletable'],
    request: z.object({ orderNo: OrderNo }),
    response: z.object({ orderNo: OrderNo }),
    tags: [OneOrder, 'Order'],
  },
  /** Sends once more what was last told of an order, to whom it was told. */
  resendOrderMessage: {
    path: '/order/ordermsg/resendmsg.json',
    access: 'session',
    kind: 'mutation',
    refusals: ['nothingToResend'],
    request: z.object({ orderNo: OrderNo }),
    response: z.object({ orderNo: OrderNo }),
  },
  /**
   * Has the voucher number of a visit that lies ahead read out by a call to the account's own number, twice a day at most;
   * for those who cannot read a message (spec 3 §7.5, voice code).
   */
  getOrderVoiceCode: {
    path: '/order/ordermsg/getvoicecode.json',
    access: 'session',
    kind: 'mutation',
    refusals: ['noVoucherToRead', 'voiceUnavailable'],
    request: z.object({ orderNo: OrderNo }),
    response: z.object({
      orderNo: OrderNo,
      /** The number that is called, masked. */
      mobile: z.string(),
    }),
  },
  /** Free shifts in place of one that the hospital stopped: of the same doctor, else of the department. */
  listRebookingShifts: {
    path: '/order/orderinfo/rebooking.json',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: OrderNo }),
    response: ListOf(ShiftCaseDetail),
    tags: ['ShiftCase'],
  },
});
