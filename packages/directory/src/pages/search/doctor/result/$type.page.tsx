import { directoryApi, searchApi, type PageLoadInput } from '@xinglin/api';
import { doctorItems, hospitalItems, wordsAt, wordsFilter, wordsInCity } from '@xinglin/care';
import { detailPage, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, ListGroup, ListLink } from '@xinglin/ui';
import { FoundEntries } from '../../../../components/found-entries';
import { pagesByType } from '../../../../components/pages-by-type';

/** Back to everything that the words found. */
const everything = (q: string): string => href('directory.search', {}, q === '' ? {} : { q });

const doctors = listPage({
  endpoint: directoryApi.endpoints.mergeSearchDoctors,
  ...doctorItems,
  filters: wordsFilter,
  input: ({ filters: { q }, preferences }, part) => ({ ...wordsInCity(q, preferences), ...part }),
  title: 'directory:search.doctors',
  backTo: ({ filters: { q } }) => everything(q),
  empty: ({ t }) => <EmptyState kind="search" title={t('directory:search.noDoctors')} />,
});

const hospitals = listPage({
  endpoint: directoryApi.endpoints.mergeSearchHospitals,
  ...hospitalItems,
  filters: wordsFilter,
  input: ({ filters: { q }, preferences }, part) => ({ ...wordsInCity(q, preferences), ...part }),
  title: 'directory:search.hospitals',
  backTo: ({ filters: { q } }) => everything(q),
  empty: ({ t }) => <EmptyState kind="search" title={t('directory:search.noHospitals')} />,
});

/** Nothing typed finds nothing: the gateway wants words. */
const merged = (place: PageLoadInput) => ({ q: wordsAt(place) || '?', pageSize: 10 });

const departments = detailPage({
  endpoint: searchApi.endpoints.mergeSearch,
  input: merged,
  title: 'directory:search.whichDepartment',
  backTo: (_answer, place) => everything(wordsAt(place)),
  children: ({ departments: found }, { t }) =>
    found.length === 0 ? (
      <EmptyState kind="search" title={t('directory:departments.none')} />
    ) : (
      <ListGroup label={t('directory:search.whichDepartment')}>
        {found.map(({ deptId, deptName }) => (
          <ListLink
            key={deptId}
            label={deptName}
            to={href('directory.standardDepartment', { id: deptId })}
          />
        ))}
      </ListGroup>
    ),
});

const diseases = detailPage({
  endpoint: searchApi.endpoints.mergeSearch,
  input: merged,
  title: 'directory:search.entries',
  backTo: (_answer, place) => everything(wordsAt(place)),
  children: ({ diseases: found }) => <FoundEntries entries={found} />,
});

/** All that words found of one type: doctors, hospitals, departments or diseases. */
const page = pagesByType({
  doctor: doctors,
  hospital: hospitals,
  department: departments,
  disease: diseases,
});

export const { load } = page;
export default page.Page;
