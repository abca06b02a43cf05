import { Id, Instant } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { isOrderOfDoctor } from '../../kernel/orders/desk-rules';
import { refuse } from '../../platform/refusal';
import { readAnswers } from './fhir';
import { surveys, visitSurveys } from './tables';

/** What a hospital does with surveys before visits. */
export const visitSurveyDesk = [
  deskAction({
    name: 'ask-before-visits',
    summary:
      'Has a hospital, or one of its departments, ask a survey before visits; with null it is answered by itself again.',
    roles: ['administrator'],
    request: z.object({
      surveyCodeId: Id,
      hospitalId: Id.nullable(),
      hospDeptId: Id.nullable().default(null),
    }),
    response: z.object({ surveyCodeId: Id }),
    subject: ({ surveyCodeId }) => surveyCodeId,
    async handle({ surveyCodeId, hospitalId, hospDeptId }, { db }) {
      const [changed] = await db
        .update(surveys)
        .set({ hospitalId, hospDeptId: hospitalId === null ? null : hospDeptId })
        .where(eq(surveys.surveyCodeId, surveyCodeId))
        .returning({ surveyCodeId: surveys.surveyCodeId });
      return changed ?? refuse('forbidden');
    },
  }),
  deskAction({
    name: 'list-visit-surveys',
    summary: 'Which surveys are asked before visits, and where.',
    roles: ['nurse', 'administrator'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          surveyCodeId: Id,
          hospitalId: Id,
          hospDeptId: Id.nullable(),
          isOpen: z.boolean(),
        }),
      ),
    }),
    async handle(_, { db }) {
      const { surveyCodeId, hospitalId, hospDeptId, isOpen } = surveys;
      const rows = await db
        .select({ surveyCodeId, hospitalId, hospDeptId, isOpen })
        .from(surveys)
        .where(isNotNull(hospitalId))
        .orderBy(asc(surveys.position));
      return {
        items: rows.flatMap((row) =>
          row.hospitalId === null ? [] : [{ ...row, hospitalId: row.hospitalId }],
        ),
      };
    },
  }),
  deskAction({
    name: 'read-visit-survey',
    summary: 'What was answered before the visit of an order.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor: isOrderOfDoctor,
    request: z.object({ orderNo: Id }),
    response: z.object({
      orderNo: Id,
      title: z.string(),
      sentAt: Instant,
      answers: z.array(z.object({ question: z.string(), texts: z.array(z.string()) })),
    }),
    subject: ({ orderNo }) => orderNo,
    async handle({ orderNo }, { db }) {
      const [found] = await db
        .select({ own: visitSurveys, survey: surveys })
        .from(visitSurveys)
        .innerJoin(surveys, eq(surveys.surveyCodeId, visitSurveys.surveyCodeId))
        .where(and(eq(visitSurveys.orderNo, orderNo), isNotNull(visitSurveys.sentAt)));
      const { sentAt = null, response = null } = found?.own ?? {};
      if (found === undefined || sentAt === null || response === null) return refuse('forbidden');
      return {
        orderNo,
        title: textIn(found.survey.title, 'zh-Hans'),
        sentAt: sentAt.toISOString(),
        answers: readAnswers(found.survey.item, response, 'zh-Hans').map(({ question, texts }) => ({
          question,
          texts,
        })),
      };
    },
  }),
];
