import type { ListCommunityClinicsResponse } from '@xinglin/gateway-sdk';
import { ButtonLink, Cluster, HospitalCard, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { askClinicHref, clinicHref } from '../model/clinic-ways';
import { LowestPrice } from './service-terms';

/** A clinic of a list: where it is, who answers there now and for how much at least, and the way to ask. */
export function ClinicItem({
  hospital,
  openDoctorCount,
  priceCents,
}: ListCommunityClinicsResponse['items'][number]): ReactElement {
  const { t } = useTranslation('clinics');
  const { hospitalId, name } = hospital;
  return (
    <HospitalCard
      to={clinicHref(hospitalId)}
      hospital={hospital}
      titleLevel={2}
      actions={
        priceCents === null ? (
          <Note as="span">{t('clinic.closed')}</Note>
        ) : (
          <Cluster align="between">
            <Note as="span">
              {t('clinic.open', { count: openDoctorCount })} <LowestPrice cents={priceCents} />
            </Note>
            <ButtonLink
              size="small"
              variant="outline"
              to={askClinicHref(hospitalId)}
              aria-label={t('clinic.askNamed', { clinic: name })}
            >
              {t('clinic.ask')}
            </ButtonLink>
          </Cluster>
        )
      }
    />
  );
}
