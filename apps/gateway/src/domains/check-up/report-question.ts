import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { formatDay } from '@xinglin/rules';
import { addToQuestionDraft } from '../../kernel/triage/question-drafts';
import type { CallContext, Locale } from '../../platform/context';
import { textOf } from './locales';
import { findImaging } from './imaging';
import { findReport } from './reports';

type Calls = typeof checkUp;

/** The results of a report that are outside their range, a line each. */
export const outsideLines = (
  { results }: Pick<ResponseOf<Calls['getPhysicalReport']>, 'results'>,
  locale: Locale,
): string[] =>
  results
    .filter(({ flag }) => flag !== 'normal')
    .map(({ name, value, unit, range, flag }) =>
      textOf(locale, 'question.value', {
        name,
        value: [value, unit].filter(Boolean).join(' '),
        word: textOf(locale, `question.flag.${flag}`),
        range: range === '' ? '' : textOf(locale, 'question.range', { range }),
      }),
    );

/** Puts a report of the account into its draft of a question to a doctor. */
export async function askAboutReport(
  { orderNo, patientId }: RequestOf<Calls['checkupConsultOrder']>,
  context: CallContext,
): Promise<ResponseOf<Calls['checkupConsultOrder']>> {
  const { db, account: ownerId, locale } = context;
  const report = await findReport(db, { orderNo, patientId }, { ownerId, locale });
  const pictures = report.hasPictures
    ? await findImaging({ orderNo, patientId }, context)
    : undefined;
  const words = [
    textOf(locale, 'question.about', {
      title: report.packageTitle,
      day: formatDay(report.day, locale, { year: true }),
    }),
    ...outsideLines(report, locale),
    ...(pictures ? [pictures.findings] : []),
  ].join('\n');
  const fileIds = pictures?.pictures.map(({ fileId }) => fileId) ?? [];
  return { question: await addToQuestionDraft({ patientId, words, fileIds }, context) };
}
