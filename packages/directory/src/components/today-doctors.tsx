import { directoryApi, searchApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalled } from '../model/called';
import { doctorRequest, hospitalRequest, relatedRequest } from '../model/search-query';
import { DoctorRow } from './doctor-row';
import { useSearch } from './use-search';

/**
 * Doctors of the department that fits the words best: those who can be seen today, or the best where no place is left.
 * Nothing where a hospital or a doctor is called so.
 */
export function TodayDoctors(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { search, cityId, place } = useSearch();
  const shown = usePageModules('directory.search')('doctors') !== null;
  const wanted = place.region === undefined && shown ? relatedRequest(search, cityId) : null;
  const { currentData } = searchApi.useMergeSearchRecommendQuery(wanted ?? { q: '' }, {
    skip: wanted === null,
  });
  // The page has made both calls already.
  const hospitals = directoryApi.useMergeSearchHospitalsQuery(hospitalRequest(search, cityId, 1));
  const doctors = directoryApi.useMergeSearchDoctorsQuery(doctorRequest(search, cityId, 1));
  const names = [hospitals.currentData?.items[0]?.name, doctors.currentData?.items[0]?.name];
  if (!currentData?.department || currentData.items.length === 0) return null;
  if (names.some((name) => isCalled(name, search.q))) return null;
  const { items, total, isToday, department } = currentData;
  const title = isToday
    ? t('search.today')
    : t('search.doctorsOf', { department: department.deptName });
  const text = t('search.allDoctors', { count: total });
  return (
    <Card
      title={title}
      more={{
        to: href(
          'directory.searchRelated',
          { type: 'doctor' },
          { q: search.q, ...(isToday && { today: '1' }) },
        ),
        text,
        label: `${text} · ${title}`,
      }}
    >
      {items.map((doctor) => (
        <DoctorRow
          key={doctor.doctorId}
          doctor={doctor}
          free={
            doctor.placesToday &&
            t('search.todayFrom', {
              from: doctor.placesToday.from,
              count: doctor.placesToday.left,
            })
          }
        />
      ))}
    </Card>
  );
}
