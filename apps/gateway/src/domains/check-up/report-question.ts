import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { formatDay } from '@xinglin/rules';
import { addToQuestionDraft } from '../../kernel/care/question-drafts';
import type { CallContext } from '../../platform/context';
import { textOf } from '../../platform/texts';
import { findImaging } from './imaging';
import { findReport } from './reports';

type Calls = typeof checkUp;

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
  const outside = report.results.filter(({ flag }) => flag !== 'normal');
  const words = [
    textOf(locale, 'checkUp.question.about', {
      title: report.packageTitle,
      day: formatDay(report.day, locale, { year: true }),
    }),
    ...outside.map(({ name, value, unit, range, flag }) =>
      textOf(locale, 'checkUp.question.value', {
        name,
        value: [value, unit].filter(Boolean).join(' '),
        word: textOf(locale, `checkUp.question.flag.${flag}`),
        range: range === '' ? '' : textOf(locale, 'checkUp.question.range', { range }),
      }),
    ),
    ...(pictures ? [pictures.findings] : []),
  ].join('\n');
  const fileIds = pictures?.pictures.map(({ fileId }) => fileId) ?? [];
  return { question: await addToQuestionDraft({ patientId, words, fileIds }, context) };
}
