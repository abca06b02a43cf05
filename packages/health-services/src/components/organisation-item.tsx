import type { HealthOrganisationCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarks } from './use-marks';

/** An organisation in a list. */
export function OrganisationItem({ found }: { found: HealthOrganisationCard }): ReactElement {
  const { t } = useTranslation('health-services');
  const marks = useMarks(found);
  const { orgCode, name, summary, areaName, average } = found;
  return (
    <ListLink
      to={href('health-services.organisation', {}, { orgCode })}
      label={name}
      value={average === null ? undefined : t('stars', { score: average.toFixed(1) })}
      description={[summary, areaName, ...marks].join(' · ')}
    />
  );
}
