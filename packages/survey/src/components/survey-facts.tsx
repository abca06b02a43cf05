import type { SurveyCard } from '@xinglin/gateway-sdk';
import { DottedFacts } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Whose survey it is, how long it takes, and how many questions it has at most. */
export function SurveyFacts({
  survey: { doctorName, minutes, questionCount },
}: {
  survey: SurveyCard;
}): ReactElement {
  const { t } = useTranslation('survey');
  return (
    <DottedFacts>
      {[
        ...(doctorName === null ? [] : [t('detail.ofDoctor', { name: doctorName })]),
        t('detail.minutes', { count: minutes }),
        t('detail.questions', { count: questionCount }),
      ].join(' · ')}
    </DottedFacts>
  );
}
