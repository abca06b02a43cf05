import { searchApi } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card } from '@xinglin/ui';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchPlaceContext } from '../model/search-place';
import { relatedRequest, type SearchQuery } from '../model/search-query';
import { DoctorRow } from './doctor-row';

/**
 * Doctors of the department that the words lead to.
 * @param otherwise shown where they lead nowhere, or it is not known.
 * @param below shown below them.
 */
export default function RelatedDoctors({
  search,
  cityId,
  otherwise = null,
  below,
}: {
  search: SearchQuery;
  cityId: string | undefined;
  otherwise?: ReactNode;
  below?: ReactNode;
}): ReactNode {
  const { t } = useTranslation('directory');
  const { region } = use(SearchPlaceContext);
  const wanted = region === undefined ? relatedRequest(search, cityId) : null;
  const { currentData, isFetching } = searchApi.useMergeSearchRecommendQuery(wanted ?? { q: '' }, {
    skip: wanted === null,
  });
  if (currentData === undefined) return isFetching ? null : otherwise;
  const { items, department } = currentData;
  if (items.length === 0 || department === null) return otherwise;
  const title = t('search.doctorsOf', { department: department.deptName });
  return (
    <>
      <Card
        title={title}
        more={{
          to: href('directory.searchRelated', { type: 'doctor' }, { q: search.q }),
          text: t('search.seeAll'),
          label: `${t('search.seeAll')} · ${title}`,
        }}
      >
        {items.map((doctor) => (
          <DoctorRow key={doctor.doctorId} doctor={doctor} />
        ))}
      </Card>
      {below}
    </>
  );
}
