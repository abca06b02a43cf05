import {
  accurateReserveReasons,
  accurateReserveStates,
  Id,
  Instant,
  writtenText,
} from '@xinglin/contract';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { picturesData } from '../../kernel/files/picture-data';
import { ordersDeadline } from '../../kernel/orders/deadlines';
import { refuse } from '../../platform/refusal';
import { approveRequest, returnRequest } from './auditing';
import { selectRequests } from './shown';
import { accurateReserveRequests } from './tables';

const OneRequest = z.object({ requestId: Id });
const ofRequest = ({ requestId }: { readonly requestId: string }) => requestId;

/** Whether a request is for a place of a doctor. */
async function isOfDoctor(
  doctorId: string,
  { requestId }: { readonly requestId: string },
  { db }: Pick<DeskContext, 'db'>,
): Promise<boolean> {
  const { requestId: id, doctorId: expert } = accurateReserveRequests;
  return (
    (await db.$count(accurateReserveRequests, and(eq(id, requestId), eq(expert, doctorId)))) > 0
  );
}

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What an expert's assistant does with requests: see what waits, open one, hold a place or ask for changes. */
export const accurateReserveDesk = [
  deskAction({
    name: 'list-accurate-reserves',
    summary: 'Requests for precision booking that wait, longest first, a hundred at most.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    // The rows are those of the doctor alone.
    isOfDoctor: async () => true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({ requestId: Id, doctorId: Id, entryId: z.string(), sentAt: Instant }),
      ),
    }),
    async handle(_, { db, onlyDoctorId }) {
      const rows = await db
        .select()
        .from(accurateReserveRequests)
        .where(
          and(
            eq(accurateReserveRequests.state, 'auditing'),
            onlyDoctorId === null ? undefined : eq(accurateReserveRequests.doctorId, onlyDoctorId),
          ),
        )
        .orderBy(asc(accurateReserveRequests.sentAt))
        .limit(linesShown);
      return {
        items: rows.map(({ requestId, doctorId, entryId, sentAt }) => ({
          requestId,
          doctorId,
          entryId,
          sentAt: sentAt.toISOString(),
        })),
      };
    },
  }),
  deskAction({
    name: 'open-accurate-reserve',
    summary: 'One request as it was sent, with the pictures of earlier records.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor,
    request: OneRequest,
    response: z.object({
      requestId: Id,
      state: z.enum(accurateReserveStates),
      doctorId: Id,
      entryId: z.string(),
      patientName: z.string(),
      symptoms: z.string(),
      days: z.array(z.string()),
      pictures: z.array(z.string().nullable()),
    }),
    subject: ofRequest,
    async handle({ requestId }, { db, services: { files } }) {
      const [row] = await selectRequests(db, eq(accurateReserveRequests.requestId, requestId));
      if (row === undefined) return refuse('forbidden');
      const { state, doctorId, entryId, symptoms, days } = row.request;
      const pictures = await picturesData(db, files, row.request.pictures);
      const { patientName } = row;
      return { requestId, state, doctorId, entryId, patientName, symptoms, days, pictures };
    },
  }),
  deskAction({
    name: 'approve-accurate-reserve',
    summary:
      'Holds a place of the expert on a wanted day, and tells the patient until when to pay.',
    roles: ['doctor', 'nurse'],
    isOfDoctor,
    request: OneRequest.extend({ shiftCaseId: Id }),
    response: z.object({ requestId: Id, orderNo: Id }),
    subject: ofRequest,
    async handle(input, context) {
      const { services } = context;
      const { requestId, orderNo, payBefore } = await approveRequest(context, input);
      context.afterCommit(() => {
        if (payBefore) services.deadlines.schedule(ordersDeadline, payBefore);
        services.outbox.poke();
      });
      return { requestId, orderNo };
    },
  }),
  deskAction({
    name: 'return-accurate-reserve',
    summary: 'Asks the patient to change a request, and says what.',
    roles: ['doctor', 'nurse'],
    isOfDoctor,
    request: OneRequest.extend({
      reasons: z.array(z.enum(accurateReserveReasons)).min(1),
      remark: writtenText({ min: 1, max: 200 }).optional(),
    }),
    response: OneRequest,
    subject: ofRequest,
    async handle({ requestId, reasons, remark = null }, context) {
      await returnRequest(context, { requestId, reasons, remark });
      context.afterCommit(() => context.services.outbox.poke());
      return { requestId };
    },
  }),
];
