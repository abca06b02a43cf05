import { z } from 'zod';
import { PatientId } from '../account/ids';
import { CheckUpOrderNo } from './ids';
import { FileId } from '../system/ids';
import { checkUpOrderCalls, PhysicalOrderCard } from './check-up-order-calls';
import { defineCalls } from '../define-calls';
import { OrderGroup } from '../orders/orders';
import { Cents, LocalDate, opaqueText } from '../shapes';

const OneOrder = { type: 'PhysicalOrder', by: 'orderNo' } as const;
const { cancelPhysicalOrder, applyPhysicalInvoice } = checkUpOrderCalls;

/** The diagnosis platform: the account's examinations by imaging and others of its kind (spec 2 §2.18, spec 3 §7.10). */
export const checkUpImagingCalls = defineCalls({
  /** The account's orders of the platform, newest first. */
  cicPatientOrder: {
    path: '/cic/patn/order',
    access: 'session',
    kind: 'query',
    request: z.object({
      group: OrderGroup.optional(),
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      items: z.array(PhysicalOrderCard),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['PhysicalOrder'],
  },
  /** The cashier's address for an order of the platform that awaits payment, with the sum. */
  cicPatientPay: {
    path: '/cic/patn/pay',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderNo: CheckUpOrderNo,
      /** Checked against the allowed hosts. */
      returnUrl: opaqueText({ max: 2000 }),
    }),
    response: z.object({ url: z.url(), amountCents: Cents }),
  },
  /** Gives an order of the platform up: what its rule says goes back. */
  cicPatientRefund: { ...cancelPhysicalOrder, path: '/cic/patn/refund' },
  /** Applies for the invoice of an order of the platform, once. */
  cicPatientInvoice: { ...applyPhysicalInvoice, path: '/cic/patn/invoice' },
  /** What was seen on the pictures of an examination, and the pictures; refuses with `forbidden` where there are none. */
  cicPatientPacsReport: {
    path: '/cic/patn/pacs/report',
    access: 'session',
    kind: 'query',
    request: z.object({
      orderNo: CheckUpOrderNo,
      /** Left out for the first person whose pictures are there. */
      patientId: PatientId.optional(),
    }),
    response: z.object({
      orderNo: CheckUpOrderNo,
      patientId: PatientId,
      patientName: z.string(),
      day: LocalDate,
      findings: z.string(),
      pictures: z.array(
        z.object({
          fileId: FileId,
          /** Where its owner downloads it. */
          url: z.string().startsWith('/kanoupload/file/'),
          /** What it shows. */
          caption: z.string(),
        }),
      ),
    }),
    tags: [OneOrder],
  },
});
