import { knowledgeApi, type PageLoad } from '@xinglin/api';
import { loadHotDepartments, wordsFilter } from '@xinglin/care';
import { idFilter, listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import { SpecialDiseases, specialDiseases } from '../../components/special-diseases';
import { NoneOfThem, WordsAndDepartments } from '../../components/words-and-departments';

/** Diseases by words of everyday life and by department, and the experts of special diseases (spec 2 §2.7). */
const page = listPage({
  endpoint: knowledgeApi.endpoints.listKnowledge,
  paging: whole,
  filters: { ...wordsFilter, deptId: idFilter },
  input: ({ filters: { q, deptId } }) => ({
    kind: 'disease' as const,
    ...(q && { q }),
    ...(deptId && { deptId }),
  }),
  title: 'introductions:searchSpecialDisease.title',
  backTo: href('directory.home'),
  above: (view) => (
    <>
      <WordsAndDepartments
        view={view}
        label={view.t('introductions:searchSpecialDisease.label')}
        placeholder={view.t('introductions:searchSpecialDisease.hint')}
      />
      {view.filters.q === '' && <SpecialDiseases />}
    </>
  ),
  empty: (view) => (
    <NoneOfThem
      view={view}
      none={view.t('introductions:searchSpecialDisease.none')}
      noneFor={view.t('introductions:searchSpecialDisease.noneFor')}
      hint={view.t('introductions:searchSpecialDisease.noneHint')}
      all={view.t('introductions:searchSpecialDisease.all')}
    />
  ),
  group: (items) => <ListGroup>{items}</ListGroup>,
  item: ({ entryId, name, deptName }) => (
    <ListLink
      key={entryId}
      label={name}
      value={deptName}
      to={href('directory.disease', { id: entryId })}
    />
  ),
});

export const load: PageLoad = (place) => [
  ...page.load(place),
  ...loadHotDepartments(place),
  ...(place.query.get('q') ? [] : specialDiseases.load(place)),
];
export default page.Page;
