import { z } from 'zod';
import { PatientId } from '../account/ids';
import type { BusinessErrorName } from '../business-errors';
import { DeptId, DoctorId } from '../directory/ids';
import { marked } from '../marks';
import { CouponId } from '../membership/ids';
import { unpaidRefusals } from '../orders/order-refusals';
import { Cents, Instant, Mobile } from '../shapes';
import { consultObstacles } from './consult-change-calls';
import { OneConsult } from './consult-order-calls';
import { CaseFields, ConsultKind } from './consult-shapes';
import { ConsultKey, RecordNo } from './ids';

/** Why a consult is not opened, in the order in which it is looked at. */
export const consultRefusals = [
  ...consultObstacles,
  'consultTimeTaken',
  'overlappingVisit',
  'fileRefused',
  'textRefused',
] as const satisfies readonly BusinessErrorName[];

/** Whom a question goes to, and by which service. */
export const Wanted = {
  patientId: PatientId,
  /** Of a kind whose doctor is chosen. */
  doctorId: DoctorId.optional(),
  /** Standard department, of a kind whose doctor is assigned. */
  deptId: DeptId.optional(),
};

/** What the price of a consult depends on. */
export const PricedBy = { kind: ConsultKind, doctorId: Wanted.doctorId, deptId: Wanted.deptId };

/** Left out for the best one; empty for none. */
export const WantedCoupon = marked(z.string().max(64), { owner: 'coupon' }).optional();

/** Earlier records of the patient that the doctor may read while the consult is open. */
export const Attached = { recordNos: z.array(RecordNo).max(10).optional() };

export const Submitted = z.object({
  orderKey: ConsultKey,
  amountCents: Cents,
  payBefore: Instant.nullable(),
});

/** Sends a question: the order is to be paid, and is not answered before; a free one waits for its doctor at once. */
export const submitted = <Path extends `/${string}`, Fields extends z.ZodRawShape>(
  path: Path,
  fields: Fields,
) =>
  ({
    path,
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      ...Wanted,
      ...CaseFields,
      ...Attached,
      couponId: CouponId.optional(),
      ...fields,
    }),
    response: Submitted,
    refusals: [...consultRefusals, ...unpaidRefusals, 'couponUnusable', 'memberRightGone'],
    tags: [OneConsult, 'ConsultDraft', 'Order', 'Coupon', 'MemberRight'],
  }) as const;

/** Where a doctor calls, and when. */
export const Call = {
  startsAt: Instant.optional(),
  /** The account's own number when left out. */
  mobile: Mobile.optional(),
};
