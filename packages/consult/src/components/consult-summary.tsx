import { consultApi } from '@xinglin/api';
import { Card, Note, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const parts = ['advice', 'watch', 'proposed'] as const;

/** What the doctor advised in an ended consult, in short; nothing where the doctor wrote nothing. */
export function ConsultSummary({ orderKey }: { readonly orderKey: string }): ReactElement | null {
  const { t } = useTranslation('consult');
  const { currentData } = consultApi.useGetAssistantMedicalSummaryQuery({ orderKey });
  const summary = currentData?.summary;
  if (!summary) return null;
  return (
    <Card title={t('summary.title')}>
      <Prose>
        <h3>{t('summary.question')}</h3>
        <p>{summary.question}</p>
        {parts.map(
          (part) =>
            summary[part].length > 0 && (
              <section key={part}>
                {/* i18n-keys: consult:summary.* */}
                <h3>{t(`summary.${part}`)}</h3>
                <ul>
                  {/* Two proposals may have one name, and nothing moves within a summary. */}
                  {summary[part].map((sentence, place) => (
                    <li key={place}>{sentence}</li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </Prose>
      <Note>{t('summary.rule')}</Note>
    </Card>
  );
}
