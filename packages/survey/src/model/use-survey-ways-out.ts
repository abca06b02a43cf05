import type { WayOut } from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { useTranslation } from 'react-i18next';

/** Where the refusal of a survey leads on. */
export function useSurveyWaysOut(): (refusal: { readonly code: number }) => readonly WayOut[] {
  const { t } = useTranslation('survey');
  return ({ code }) =>
    code === errorCodes.surveySentAlready
      ? [{ label: t('answered.title'), to: href('survey.answered') }]
      : [];
}
