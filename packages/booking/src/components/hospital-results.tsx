import { directoryApi } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDistance } from '@xinglin/rules';
import { ButtonLink, EmptyState, HospitalCard, LoadedPage, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hospitalRequest, writeHospitals, type HospitalQuery } from '../model/hospital-query';

interface HospitalResultsProps {
  asked: HospitalQuery;
  /** The chosen city, unless the whole country is. */
  areaId: string | undefined;
  pageNo: number;
}

/** One page of hospitals that take bookings. */
export function HospitalResults({ asked, areaId, pageNo }: HospitalResultsProps): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const hospitals = directoryApi.useMergeSearchHospitalsQuery(
    hospitalRequest(asked, areaId, pageNo),
  );
  const isLast = pageNo === asked.pageNo;
  const isNarrow = asked.q !== '' || asked.level !== '' || asked.available;
  return (
    <LoadedPage
      query={hospitals}
      skeleton={<SkeletonList avatar lines={3} />}
      nextTo={
        isLast
          ? href('booking.hospitalList', {}, writeHospitals({ ...asked, pageNo: pageNo + 1 }))
          : undefined
      }
      empty={
        <EmptyState
          kind="search"
          title={t('hospitalList.none')}
          message={isNarrow ? t('hospitalList.noneHint') : t('hospitalList.noneInCity')}
          action={
            isNarrow && (
              <ButtonLink variant="outline" to={href('booking.hospitalList')}>
                {t('hospitalList.showAll')}
              </ButtonLink>
            )
          }
        />
      }
    >
      {(hospital) => (
        <HospitalCard
          key={hospital.hospitalId}
          to={href('directory.hospital', { id: hospital.hospitalId })}
          hospitalId={hospital.hospitalId}
          name={hospital.name}
          levelText={hospital.levelText}
          tags={hospital.tags}
          address={hospital.address}
          distanceText={
            hospital.distance === null ? undefined : formatDistance(hospital.distance, locale)
          }
          facts={[
            { label: t('hospitalList.departments'), value: String(hospital.departmentCount) },
            { label: t('hospitalList.doctors'), value: String(hospital.doctorCount) },
          ]}
          titleLevel={2}
        />
      )}
    </LoadedPage>
  );
}
