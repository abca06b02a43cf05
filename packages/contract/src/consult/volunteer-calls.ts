import { z } from 'zod';
import { DeptId, DoctorId } from '../directory/ids';
import { ConsultCard } from './consult-shapes';
import { defineCalls } from '../define-calls';
import { DoctorCard } from '../directory/directory-shapes';
import { ListOf, PageFields, opaqueText } from '../shapes';

/** A doctor who answers free consults. */
const Volunteer = z
  .object({
    doctor: DoctorCard,
    /** Free consults that the doctor has answered. */
    answeredCount: z.int().min(0),
  })
  .meta({ id: 'Volunteer' });

/** Volunteers and the free consults they answer (spec 3 §7.15, volunteer list, detail, mine). */
export const volunteerCalls = defineCalls({
  /** Doctors who take free consults now, those first who answered most. */
  listVolunteers: {
    path: '/consult/volunteer/list.json',
    access: 'open',
    kind: 'query',
    request: z.object({ deptId: DeptId.optional(), ...PageFields }),
    response: ListOf(Volunteer),
  },
  /** One volunteer; refuses with `forbidden` a doctor who takes no free consults. */
  getVolunteer: {
    path: '/consult/volunteer/detail.json',
    access: 'open',
    kind: 'query',
    request: z.object({ doctorId: DoctorId }),
    response: Volunteer,
  },
  /** The account's own questions to volunteers, newest first, without those it hid. */
  listMyVolunteers: {
    path: '/consult/volunteer/mine.json',
    access: 'session',
    kind: 'query',
    request: z.object({
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(10),
    }),
    response: z.object({
      items: z.array(ConsultCard),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['Consult'],
  },
});
