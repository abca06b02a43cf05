import { Id, Instant } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { picturesData } from '../../kernel/files/picture-data';
import { isOrderOfDoctor } from '../../kernel/orders/desk-rules';
import { refuse } from '../../platform/refusal';
import { patientCheckIns } from './tables';

/** What a doctor's assistant does before a visit: read what the patient told. */
export const patientCheckInDesk = [
  deskAction({
    name: 'open-patient-check-in',
    summary: 'What the patient of a visit told the doctor beforehand, with its pictures.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor: isOrderOfDoctor,
    request: z.object({ orderNo: Id }),
    response: z.object({
      orderNo: Id,
      condition: z.string(),
      toldAt: Instant,
      pictures: z.array(z.string().nullable()),
    }),
    subject: ({ orderNo }) => orderNo,
    async handle({ orderNo }, { db, services: { files } }) {
      const [told] = await db
        .select()
        .from(patientCheckIns)
        .where(eq(patientCheckIns.orderNo, orderNo));
      if (told === undefined) return refuse('forbidden');
      const pictures = await picturesData(db, files, told.pictures);
      const { condition, toldAt } = told;
      return { orderNo, condition, toldAt: toldAt.toISOString(), pictures };
    },
  }),
];
