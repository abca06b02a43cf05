import { directoryApi, knowledgeApi, searchApi } from '@xinglin/api';
import { doctorItems, hospitalItems, wordsAt, wordsFilter, wordsInCity } from '@xinglin/care';
import { detailPage, flag, listPage, numbered, words } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, EmptyState, ListGroup, ListLink } from '@xinglin/ui';
import { DoctorRow } from '../../../components/doctor-row';
import { FoundEntries } from '../../../components/found-entries';
import { pagesByType } from '../../../components/pages-by-type';

const filters = { ...wordsFilter, deptId: words(64) };
const everything = (q: string): string => href('directory.search', {}, q === '' ? {} : { q });

const doctors = listPage({
  endpoint: searchApi.endpoints.mergeSearchRecommend,
  ...doctorItems,
  filters: { ...filters, today: flag },
  // Nothing typed leads nowhere: the gateway wants words.
  input: ({ filters: { q, today }, preferences }, part) => ({
    ...wordsInCity(q, preferences),
    q: q || '?',
    ...(today && { today }),
    ...part,
  }),
  title: 'directory:search.related',
  backTo: ({ filters: { q } }) => everything(q),
  empty: ({ t }) => <EmptyState kind="search" title={t('directory:search.noDoctors')} />,
  item: (doctor) => (
    <Card key={doctor.doctorId} as="div">
      <DoctorRow doctor={doctor} titleLevel={2} />
    </Card>
  ),
});

const hospitals = listPage({
  endpoint: directoryApi.endpoints.mergeSearchHospitals,
  ...hospitalItems,
  filters,
  input: ({ filters: { q, deptId }, preferences }, part) => ({
    ...wordsInCity(deptId ? '' : q, preferences),
    ...(deptId && { deptId }),
    ...part,
  }),
  title: 'directory:search.related',
  backTo: ({ filters: { q } }) => everything(q),
  empty: ({ t }) => <EmptyState kind="search" title={t('directory:search.noHospitals')} />,
});

const diseases = detailPage({
  endpoint: knowledgeApi.endpoints.getKeywordAnalysis,
  input: (place) => ({ q: wordsAt(place) }),
  title: 'directory:search.entries',
  backTo: (_answer, place) => everything(wordsAt(place)),
  children: ({ entries }) => <FoundEntries entries={entries} />,
});

/** A topic of the gateway's own is an entry of its knowledge base. */
const topics = listPage({
  endpoint: searchApi.endpoints.searchTopics,
  paging: numbered,
  filters,
  // Nothing typed finds nothing: the gateway wants words.
  input: ({ filters: { q } }, part) => ({ q: q || '?', ...part }),
  title: 'directory:search.topics',
  backTo: ({ filters: { q } }) => everything(q),
  empty: ({ t }) => <EmptyState kind="search" title={t('directory:search.noTopics')} />,
  group: (items) => <ListGroup>{items}</ListGroup>,
  item: ({ contentId, title, summary }) => (
    <ListLink
      key={contentId}
      label={title}
      description={summary}
      to={href('directory.disease', { id: contentId })}
    />
  ),
});

/** What belongs to words without being called so: doctors and hospitals of the department they lead to, diseases, what to read. */
const page = pagesByType({
  doctor: doctors,
  hospital: hospitals,
  disease: diseases,
  topic: topics,
});

export const { load } = page;
export default page.Page;
