import { z } from 'zod';
import { DeptId, DoctorId } from '../directory/ids';
import { defineCalls } from '../define-calls';
import { Id, ListOf } from '../shapes';

/** A recorded lecture of a doctor, as lists show it. */
export const Lecture = z
  .object({
    lectureId: Id,
    title: z.string(),
    /** What it is about, in a sentence or two. */
    summary: z.string(),
    /** Standard department that it is about; its pictogram is the cover. */
    deptId: DeptId,
    deptName: z.string(),
    /** How long it is. */
    durationSeconds: z.int().min(1),
    speaker: z.object({
      doctorId: DoctorId,
      name: z.string(),
      titleText: z.string(),
      hospitalName: z.string(),
      hospDeptName: z.string(),
    }),
  })
  .meta({ id: 'Lecture' });

/** Recorded lectures of doctors (spec 3 §7.11). */
export const lectures = defineCalls({
  /** The newest lecture of each department first, then the others: what home recommends (spec 3 §9). */
  listHomeLectures: {
    path: '/moduletraining/lecture/recommendlist.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ pageSize: z.int().min(1).max(12).default(4) }),
    response: ListOf(Lecture),
  },
});
