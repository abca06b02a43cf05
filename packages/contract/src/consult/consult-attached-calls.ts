import { z } from 'zod';
import { PatientId } from '../account/ids';
import { ConsultKey, RecordNo } from './ids';
import { OneConsult } from './consult-order-calls';
import { AttachedRecord } from './consult-shapes';
import { defineCalls } from '../define-calls';
import { Done } from '../shapes';

/** Earlier records that go with a question to a doctor (spec 2 §2.9: what was granted is what the doctor sees). */
export const consultAttachedCalls = defineCalls({
  /**
   * What is held of one of the account's patients and can go with a question, newest first, as the doctor would read it:
   * reports of check-ups, visits to hospitals and experts, ended consults; nothing that was taken off the lists. Refuses
   * another account's patient with `forbidden`.
   */
  listAttachableRecords: {
    path: '/consult/record/attachable.json',
    access: 'session',
    kind: 'query',
    request: z.object({ patientId: PatientId }),
    response: z.object({ items: z.array(AttachedRecord) }),
    tags: ['Consult', 'Order'],
  },
  /** Takes back a record that the doctor of a consult may read; it cannot be given again. */
  withdrawConsultRecord: {
    path: '/consult/record/withdraw.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ orderKey: ConsultKey, recordNo: RecordNo }),
    response: Done,
    tags: [OneConsult],
  },
});
