import { searchApi, type PageLoad } from '@xinglin/api';
import { loadHotDepartments, wordsFilter } from '@xinglin/care';
import { idFilter, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ListGroup, Note, SkeletonList } from '@xinglin/ui';
import { LectureLink } from '../../components/lecture-link';
import { NoneOfThem, WordsAndDepartments } from '../../components/words-and-departments';

/** Recorded lectures by words and by department, the newest first without words (spec 2 §2.7). */
const page = listPage({
  endpoint: searchApi.endpoints.mergeSearchLectures,
  paging: numbered,
  filters: { ...wordsFilter, deptId: idFilter },
  input: ({ filters: { q, deptId } }, part) => ({
    ...(q && { q }),
    ...(deptId && { deptId }),
    ...part,
  }),
  title: 'introductions:searchLecture.title',
  backTo: href('directory.home'),
  skeleton: <SkeletonList lines={4} />,
  above: (view) => (
    <WordsAndDepartments
      view={view}
      label={view.t('introductions:searchLecture.label')}
      placeholder={view.t('introductions:searchLecture.hint')}
    >
      <Note>{view.t('introductions:searchLecture.leads')}</Note>
    </WordsAndDepartments>
  ),
  empty: (view) => (
    <NoneOfThem
      view={view}
      none={view.t('introductions:searchLecture.none')}
      noneFor={view.t('introductions:searchLecture.noneFor')}
      hint={view.t('introductions:searchLecture.noneHint')}
      all={view.t('introductions:searchLecture.all')}
    />
  ),
  group: (items) => <ListGroup>{items}</ListGroup>,
  item: (lecture) => <LectureLink key={lecture.lectureId} lecture={lecture} />,
});

export const load: PageLoad = (place) => [...page.load(place), ...loadHotDepartments(place)];
export default page.Page;
