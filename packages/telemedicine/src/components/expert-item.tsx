import { DoctorItem } from '@xinglin/care';
import type { ListTelemedicineDoctorsResponse as Experts } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Cluster } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NextTime } from './next-time';

interface ExpertItemProps {
  readonly expert: Experts['items'][number];
  /** Where the expert's name leads; to the times, unless told. */
  readonly to?: string;
  readonly titleLevel?: 2 | 3;
}

/** An expert of a list with the next free time, and the way to all times with what one costs. */
export function ExpertItem({ expert, to, titleLevel = 2 }: ExpertItemProps): ReactElement {
  const { t } = useTranslation('telemedicine');
  const { doctor, priceCents, nextAt, timeZone } = expert;
  const { doctorId, name } = doctor;
  const times = href('telemedicine.doctor', {}, { doctorId });
  const see = t('doctors.see', { price: formatCents(priceCents, { decimals: 'auto' }) });
  return (
    <DoctorItem
      doctor={doctor}
      to={to ?? times}
      availability={null}
      fromCents={null}
      titleLevel={titleLevel}
      actions={
        <Cluster align="end">
          <NextTime at={nextAt} timeZone={timeZone} />
          <ButtonLink
            size="small"
            to={times}
            aria-label={t('doctors.seeNamed', { see, doctor: name })}
          >
            {see}
          </ButtonLink>
        </Cluster>
      }
    />
  );
}
