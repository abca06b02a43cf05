import { surveysApi } from '@xinglin/api';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { questionnaireHref, type AskedVisit } from '../model/asked-visit';
import { isStandard } from '../model/flow';

/**
 * The way to the questions that the hospital asks before a visit in the standard flow; null where it asks none, and
 * once they are answered. A failure keeps no one from booking.
 * @param visit null while there is no patient.
 */
export function useAskedFirst(visit: AskedVisit | null): { label: string; to: string } | null {
  const { t } = useTranslation('booking');
  const { pathname, search } = useLocation();
  const skip = visit === null || !isStandard({ pathname, query: new URLSearchParams(search) });
  const { currentData } = surveysApi.useGetVisitSurveyQuery(
    { patientId: visit?.patientId ?? '', shiftCaseId: visit?.shiftCaseId ?? '' },
    { skip },
  );
  if (skip || !currentData || currentData.survey === null || currentData.sentAt !== null)
    return null;
  return { label: t('standardQuestionnaire.answer'), to: questionnaireHref(visit) };
}
