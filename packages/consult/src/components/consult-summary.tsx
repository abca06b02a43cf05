import { consultApi } from '@xinglin/api';
import type { GetAssistantMedicalSummaryResponse } from '@xinglin/gateway-sdk';
import { Card, Loaded, Note, Prose, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const parts = ['advice', 'watch', 'proposed'] as const;

/**
 * What the doctor advised in an ended consult, in short; nothing where the doctor wrote nothing. Until it is there it
 * says that it comes, and after its ten seconds it can be asked for again (spec 3 §7.6).
 */
export function ConsultSummary({ orderKey }: { readonly orderKey: string }): ReactElement {
  const { t } = useTranslation('consult');
  const answer = consultApi.useGetAssistantMedicalSummaryQuery({ orderKey });
  const frame = (content: ReactNode) => <Card title={t('summary.title')}>{content}</Card>;
  return (
    <Loaded
      query={answer}
      skeleton={
        <>
          <Note>{t('summary.coming')}</Note>
          <SkeletonList lines={3} count={1} />
        </>
      }
      frame={frame}
    >
      {({ summary }) => summary && <Summary summary={summary} />}
    </Loaded>
  );
}

type Shown = NonNullable<GetAssistantMedicalSummaryResponse['summary']>;

function Summary({ summary }: { readonly summary: Shown }): ReactElement {
  const { t } = useTranslation('consult');
  return (
    <Card title={t('summary.title')}>
      <SummaryWords summary={summary} withQuestion />
    </Card>
  );
}

/** What a doctor advised, when to act, and what was proposed; below the question where that is not in sight. */
export function SummaryWords({
  summary,
  withQuestion = false,
}: {
  readonly summary: Shown;
  readonly withQuestion?: boolean;
}): ReactElement {
  const { t } = useTranslation('consult');
  return (
    <>
      <Prose>
        {withQuestion && (
          <>
            <h3>{t('summary.question')}</h3>
            <p>{summary.question}</p>
          </>
        )}
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
    </>
  );
}
