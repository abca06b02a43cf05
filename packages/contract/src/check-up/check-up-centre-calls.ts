import { z } from 'zod';
import { PatientId } from '../account/ids';
import { PatientFace } from '../account/patients';
import { CheckUpGrantId, CheckUpOrderNo, CheckUpPackageCode, StoreId } from './ids';
import { CheckUpDay, CheckUpKind, CheckUpState, CheckUpStore, audience } from './check-up-shapes';
import { defineCalls } from '../define-calls';
import { repeatRefusals } from '../orders/order-refusals';
import { Instant, LocalDate, writtenText } from '../shapes';

/** A check-up that was paid for elsewhere, by a company or with a card, and belongs to the account that typed its code. */
export const CheckUpGrant = z
  .object({
    grantId: CheckUpGrantId,
    /** Who paid for it and for what, in a few words. */
    title: z.string(),
    packageCode: CheckUpPackageCode,
    packageTitle: z.string(),
    packageKind: CheckUpKind,
    orgName: z.string(),
    ...audience,
    /** The last day on which the check-up can take place. */
    validUntil: LocalDate,
    /** The reservation that was made with it; null while there is none. */
    orderNo: CheckUpOrderNo.nullable(),
  })
  .meta({ id: 'CheckUpGrant' });

const OwnGrant = z.object({ grantId: CheckUpGrantId });
const OneOrder = { type: 'PhysicalOrder', by: 'orderNo' } as const;

/** The check-up centre: a day for a check-up that was paid for elsewhere, and what came of it (spec 3 §7.10). */
export const checkUpCentreCalls = defineCalls({
  /**
   * What a code stands for: the package, for whom it is, until when. The first account that asks keeps it; the same
   * account may ask again. Refuses with `checkUpCodeUnknown` the code of another account as one that does not exist,
   * and with `checkUpCodeExpired` one whose last day is over.
   */
  verifyCheckupCode: {
    path: '/moduleqk/rest/qkcenter/verifycode',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ code: writtenText({ min: 1, max: 40 }) }),
    response: CheckUpGrant,
    refusals: ['checkUpCodeUnknown', 'checkUpCodeExpired', 'codeGuessLimit'],
    tags: ['PhysicalGrant'],
  },
  /** Stores that carry the check-up of a code out, with the days that its code still covers, full ones too. */
  listCheckupShiftCases: {
    path: '/moduleqk/rest/reservations/shiftcaselist',
    access: 'session',
    kind: 'query',
    request: OwnGrant,
    response: z.object({
      items: z.array(z.object({ store: CheckUpStore, days: z.array(CheckUpDay) })),
    }),
    tags: ['PhysicalDays'],
  },
  /**
   * Takes a place for one person of the account with a code; nothing is to be paid. Refuses with `checkUpCodeUsed`
   * where a reservation was made with it already.
   */
  submitCheckupReservation: {
    path: '/moduleqk/rest/reservations/submitorder',
    access: 'bound',
    kind: 'mutation',
    request: OwnGrant.extend({ storeId: StoreId, day: LocalDate, patientId: PatientId }),
    response: z.object({ orderNo: CheckUpOrderNo }),
    refusals: [
      'checkUpCodeUsed',
      'checkUpUnfit',
      'checkUpDayFull',
      'checkUpDayClosed',
      'consentRequired',
      ...repeatRefusals,
    ],
    tags: [OneOrder, 'PhysicalDays', 'PhysicalGrant', 'Order'],
  },
  /** A reservation that the account made with a code; refuses with `forbidden` any other order. */
  getCheckupReservation: {
    path: '/moduleqk/rest/reservations/orderdetail',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: CheckUpOrderNo }),
    response: z.object({
      orderNo: CheckUpOrderNo,
      state: CheckUpState,
      statusText: z.string(),
      /** Who paid for it and for what, in a few words. */
      title: z.string(),
      packageTitle: z.string(),
      store: CheckUpStore,
      day: LocalDate,
      people: z.array(z.object({ patientId: PatientId, name: z.string() })),
      /** To show at the counter; null once it takes no place any more. */
      voucherCode: z.string().nullable(),
    }),
    tags: [OneOrder],
  },
  /** The reports of all check-ups of the account, the newest first, a hundred at most. */
  listCheckupReports: {
    path: '/moduleqk/rest/qkcenter/reports',
    access: 'session',
    kind: 'query',
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          orderNo: CheckUpOrderNo,
          patientId: PatientId,
          patientName: z.string(),
          person: PatientFace.nullable(),
          packageTitle: z.string(),
          storeName: z.string(),
          day: LocalDate,
          issuedAt: Instant,
          /** Values outside their range. */
          outsideCount: z.int().min(0),
          resultCount: z.int().min(0),
        }),
      ),
    }),
    tags: ['PhysicalOrder'],
  },
  /**
   * Puts a report of the account into its draft of a question to a doctor: the values outside their range as words, its
   * pictures as pictures. What was typed before stays above it. The person reads it, and sends or changes it.
   */
  checkupConsultOrder: {
    path: '/moduleqk/rest/consult/order',
    access: 'session',
    kind: 'mutation',
    request: z.object({ orderNo: CheckUpOrderNo, patientId: PatientId }),
    response: z.object({ question: z.string() }),
    tags: ['ConsultDraft'],
  },
});
