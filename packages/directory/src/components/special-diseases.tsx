import { specialDiseaseApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The diseases that have experts of their own; of the experts one is enough here. */
export const specialDiseases = pageCall(
  specialDiseaseApi.endpoints.listSpecialDiseaseExperts,
  () => ({ pageSize: 1 }),
);

/** The ways to the experts of special diseases; nothing where there are none. */
export function SpecialDiseases(): ReactElement | null {
  const { t } = useTranslation('introductions');
  const { answer } = specialDiseases.useAnswer();
  const found = (answer.currentData?.diseases ?? []).filter(({ expertCount }) => expertCount > 0);
  if (found.length === 0) return null;
  return (
    <ListGroup label={t('searchSpecialDisease.experts')} showLabel>
      {found.map(({ diseaseId, name, summary, expertCount }) => (
        <ListLink
          key={diseaseId}
          label={name}
          description={summary}
          value={t('searchSpecialDisease.expertCount', { count: expertCount })}
          to={href('check-up.diagnosisOrderConfirm', {}, { diseaseId })}
        />
      ))}
    </ListGroup>
  );
}
