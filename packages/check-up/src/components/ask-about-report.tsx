import { consultApi, failureMessage } from '@xinglin/api';
import type { PhysicalReport } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { cutText } from '@xinglin/rules';
import { Button, NoticeBar } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** Most characters of a question. */
const longest = 2000;

/** Asks a doctor about the values outside their range: they stand in the form already, for the person of the report. */
export function AskAboutReport({ report }: { report: PhysicalReport }): ReactElement {
  const { t } = useTranslation('check-up');
  const navigate = useNavigate();
  const [find] = consultApi.useLazyGetConsultDraftQuery();
  const [save] = consultApi.useSaveConsultDraftMutation();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Parameters<typeof failureMessage>[0]>();
  const { patientId, packageTitle, results } = report;
  const values = results.filter(({ flag }) => flag !== 'normal');
  const words = [
    t('report.question', { title: packageTitle }),
    ...values.map(({ name, value, unit, range, flag }) =>
      t('report.questionValue', {
        name,
        value: [value, unit].filter(Boolean).join(' '),
        // i18n-keys: check-up:flag.*
        word: t(`flag.${flag}`),
        range: range === '' ? '' : t('report.questionRange', { range }),
      }),
    ),
  ].join('\n');
  const ask = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    // What was typed before stays above it.
    const former = await find({ kind: 'fast' });
    const { savedAt: _, ...kept } = former.data?.draft ?? {
      savedAt: '',
      question: '',
      fileIds: [],
    };
    const typed = kept.question;
    const question = typed.includes(words) ? typed : [typed, words].filter(Boolean).join('\n');
    const saved = former.data
      ? await save({
          kind: 'fast',
          draft: { ...kept, patientId, question: cutText(question, longest) },
        })
      : former;
    setPending(false);
    if (saved.error) return setFailure(saved.error);
    await navigate(href('consult.publicAsk'));
  };
  return (
    <>
      {failure !== undefined && (
        <NoticeBar tone="danger" live>
          {failureMessage(failure, t)}
        </NoticeBar>
      )}
      <Button block pending={isPending} onClick={() => void ask()}>
        {t('report.ask')}
      </Button>
    </>
  );
}
