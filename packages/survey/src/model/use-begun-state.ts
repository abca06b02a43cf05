import type { SurveyResponse } from '@xinglin/gateway-sdk';
import type { SurveyRowProps } from '@xinglin/ui';
import { useTranslation } from 'react-i18next';

/** How far a survey is that was begun, in words; undefined where nothing is answered. */
export function useBegunState(): (
  response: Pick<SurveyResponse, 'answeredCount' | 'next'>,
) => SurveyRowProps['state'] {
  const { t } = useTranslation('survey');
  return ({ answeredCount, next }) => {
    if (next === null || answeredCount === 0) return undefined;
    const text = next.at < next.of ? t('detail.begun', { at: next.at + 1 }) : t('detail.toSend');
    return { text, tone: 'begun' };
  };
}
