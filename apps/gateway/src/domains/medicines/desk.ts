import { deskShapes } from '@xinglin/contract';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { refundOfOrder } from '../../kernel/orders/desk-rules';
import { answerCancellation } from './cancel';
import { actsOf, listDrugOrdersAtDesk, refundOfLine } from './desk-list';
import { confirmDrugOrder, declineDrugOrder, moveDrugLine } from './dispensing';
import { handOverDrugs, sendDrugParcel, tellOfDrugParcel } from './drug-parcels';
import { follow } from './follow';
import { drugOrderDetail, readOrder } from './shown';
import { agreeSubstitution, isOfPrescriber, offerSubstitution } from './substitution';

const roles = ['pharmacist', 'service'] as const;
const ofOrder = ({ orderNo }: { readonly orderNo: string }) => orderNo;

/** An act, and what follows it once it is committed. */
async function done<Answer>(context: DeskContext, act: Promise<unknown>, answer: Answer) {
  await act;
  follow(context.services, context);
  return answer;
}

const optional = (moment: string | undefined): Date | undefined =>
  moment === undefined ? undefined : new Date(moment);

/** What pharmacies do with orders of medicines. */
export const medicinesDesk = [
  deskAction({
    name: 'list-drug-orders',
    summary: 'Orders of medicines: to be confirmed, under way, or over; a hundred at most.',
    roles,
    isRead: true,
    ...deskShapes['list-drug-orders'],
    handle: ({ tab }, context) => listDrugOrdersAtDesk(tab, context),
  }),
  deskAction({
    name: 'open-drug-order',
    summary:
      'One order of medicines as the pharmacy and the doctor of its prescription read it: no codes, no other health data.',
    roles: ['doctor', ...roles],
    isRead: true,
    isOfDoctor: (doctorId, { orderNo }, { db }) => isOfPrescriber(db, doctorId, orderNo),
    ...deskShapes['open-drug-order'],
    subject: ofOrder,
    async handle({ orderNo }, { db, now, locale, services, onlyDoctorId }) {
      const reading = { db, now, locale, all: services.all };
      const detail = await drugOrderDetail(reading, orderNo, { isOwner: false });
      // Doctors read it; what is done with it is the pharmacy's.
      const acts = onlyDoctorId === null ? actsOf(await readOrder(db, orderNo)) : [];
      return { ...detail, acts };
    },
  }),
  deskAction({
    name: 'confirm-drug-order',
    summary: 'The pharmacy has the order and will fill it.',
    roles,
    ...deskShapes['confirm-drug-order'],
    subject: ofOrder,
    handle: ({ orderNo }, context) =>
      done(context, confirmDrugOrder(context, orderNo), { orderNo }),
  }),
  deskAction({
    name: 'decline-drug-order',
    summary: 'The pharmacy cannot fill the order; what was paid is refunded.',
    roles,
    refundOf: refundOfOrder,
    ...deskShapes['decline-drug-order'],
    subject: ofOrder,
    handle: ({ orderNo, reason }, context) =>
      done(context, declineDrugOrder(context, orderNo, reason), { orderNo }),
  }),
  deskAction({
    name: 'move-drug-line',
    summary: 'What the pharmacy does with one medicine of an order.',
    roles,
    refundOf: ({ orderNo, lineId, state }, { db }) => refundOfLine(db, orderNo, lineId, state),
    ...deskShapes['move-drug-line'],
    subject: ofOrder,
    handle: ({ orderNo, lineId, state, reason, expectedAt }, context) =>
      done(
        context,
        moveDrugLine(context, {
          orderNo,
          lineId,
          state,
          reason,
          expectedAt: optional(expectedAt),
        }),
        { orderNo, lineId },
      ),
  }),
  deskAction({
    name: 'offer-substitution',
    summary: 'Offers the same medicine of another maker; its doctor is asked first.',
    roles,
    ...deskShapes['offer-substitution'],
    subject: ofOrder,
    handle: ({ orderNo, lineId, drugId, reason, arrivesBy }, context) =>
      done(
        context,
        offerSubstitution(context, {
          orderNo,
          lineId,
          drugId,
          reason,
          arrivesBy: optional(arrivesBy),
        }),
        { orderNo, lineId },
      ),
  }),
  deskAction({
    name: 'agree-substitution',
    summary: 'The doctor of the prescription agrees to another maker, or does not.',
    roles: ['doctor'],
    isOfDoctor: (doctorId, { orderNo }, { db }) => isOfPrescriber(db, doctorId, orderNo),
    ...deskShapes['agree-substitution'],
    subject: ofOrder,
    handle: ({ orderNo, lineId, isAgreed }, context) =>
      done(context, agreeSubstitution(context, { orderNo, lineId, isAgreed }), {
        orderNo,
        lineId,
      }),
  }),
  deskAction({
    name: 'send-drug-parcel',
    summary: 'Hands medicines that are ready to a courier.',
    roles,
    ...deskShapes['send-drug-parcel'],
    subject: ofOrder,
    async handle({ arrivesBy, ...sent }, context) {
      const parcel = { ...sent, arrivesBy: optional(arrivesBy) };
      const parcelId = await sendDrugParcel(context, parcel);
      return done(context, Promise.resolve(), { orderNo: sent.orderNo, parcelId });
    },
  }),
  deskAction({
    name: 'report-drug-parcel',
    summary: 'What the courier says of a parcel; with the code of the patient it is handed over.',
    roles,
    ...deskShapes['report-drug-parcel'],
    subject: ({ parcelId }) => parcelId,
    async handle({ parcelId, arrivesBy, ...news }, context) {
      const reported = { ...news, arrivesBy: optional(arrivesBy) };
      const isDelivered = await tellOfDrugParcel(context, parcelId, reported);
      return done(context, Promise.resolve(), { parcelId, isDelivered });
    },
  }),
  deskAction({
    name: 'hand-over-drugs',
    summary: 'Hands medicines over at the counter by the code that the patient shows.',
    roles,
    ...deskShapes['hand-over-drugs'],
    subject: ofOrder,
    handle: ({ orderNo, pickupCode }, context) =>
      done(context, handOverDrugs(context, orderNo, pickupCode), { orderNo }),
  }),
  deskAction({
    name: 'answer-drug-cancellation',
    summary:
      'The pharmacy agrees to cancel, and what was paid is refunded; or says why it does not.',
    roles,
    refundOf: async (input, context) =>
      input.isAgreed ? refundOfOrder(input, context) : { cents: 0, orderNos: [input.orderNo] },
    ...deskShapes['answer-drug-cancellation'],
    subject: ofOrder,
    handle: ({ orderNo, isAgreed, reason }, context) =>
      done(
        context,
        answerCancellation(context, { orderNo, isAgreed, ...(reason !== undefined && { reason }) }),
        { orderNo },
      ),
  }),
];
