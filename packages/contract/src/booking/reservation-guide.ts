import { z } from 'zod';
import { defineCalls } from '../define-calls';
import { DoctorCard, HotDepartment } from '../directory/directory-shapes';
import { RedFlag } from '../directory/knowledge';
import { AreaId } from '../shapes';

/** Key of an answer, part of an address that people keep: never changed. */
const AnswerKey = z.string().regex(/^[a-z][A-Za-z0-9-]{1,47}$/);

const GuideQuestion = z.enum(['whom', 'area', 'complaint', 'also']).meta({ id: 'GuideQuestion' });

const GuideAnswer = z
  .object({ question: GuideQuestion, key: AnswerKey, label: z.string() })
  .meta({ id: 'GuideAnswer' });

/** Signs that may be named beside the complaint; more than the table has of any. */
const mostSigns = 12;

/** The guided way from a complaint to departments and doctors (spec 2 §2.5, AI reservation). */
export const reservationGuide = defineCalls({
  /**
   * The next question after these answers, or where they lead. Questions, answers, departments and reasons are those of
   * the table of symptoms; it guides and is no diagnosis. What cannot wait is told as soon as an answer says so. An
   * answer that is not known counts as not given, and so do those after it.
   */
  getReservationGuide: {
    path: '/order/orderconfig/aireservation',
    access: 'open',
    kind: 'query',
    request: z.object({
      whom: AnswerKey.optional(),
      area: AnswerKey.optional(),
      complaint: AnswerKey.optional(),
      /** Further signs; `none` ends them. */
      also: z.array(AnswerKey).max(mostSigns).default([]),
      /** Where doctors are looked for; everywhere when left out. */
      areaId: AreaId.optional(),
    }),
    response: z.object({
      answers: z.array(GuideAnswer),
      /** Null once the answers lead somewhere. */
      next: z
        .object({ question: GuideQuestion, options: z.array(GuideAnswer.omit({ question: true })) })
        .nullable(),
      redFlags: z.array(RedFlag),
      departments: z.array(
        HotDepartment.omit({ isIndividuation: true }).extend({
          /** Why, in a sentence; null where the table gives none for this department. */
          reason: z.string().nullable(),
          doctors: z.array(DoctorCard),
        }),
      ),
    }),
  },
});
