import { searchApi } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import { href } from '@xinglin/routes';
import { Card } from '@xinglin/ui';
import { use, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchPlaceContext } from '../model/search-place';
import { relatedRequest, type SearchQuery } from '../model/search-query';

/** Doctors of the department that the words lead to; nothing where they lead nowhere. */
export default function RelatedDoctors({
  search,
  cityId,
}: {
  search: SearchQuery;
  cityId: string | undefined;
}): ReactElement | null {
  const { t } = useTranslation('directory');
  const { region } = use(SearchPlaceContext);
  const wanted = region === undefined ? relatedRequest(search, cityId) : null;
  const { currentData } = searchApi.useMergeSearchRecommendQuery(wanted ?? { q: '' }, {
    skip: wanted === null,
  });
  if (currentData === undefined || currentData.department === null) return null;
  const { items, department } = currentData;
  if (items.length === 0) return null;
  const title = t('search.doctorsOf', { department: department.deptName });
  return (
    <Card
      title={title}
      more={{
        to: href('directory.searchRelated', { type: 'doctor' }, { q: search.q }),
        text: t('search.seeAll'),
        label: `${t('search.seeAll')} · ${title}`,
      }}
    >
      {items.map((doctor) => (
        <DoctorItem key={doctor.doctorId} doctor={doctor} />
      ))}
    </Card>
  );
}
