import { ButtonLink, Cluster, EmptyState, Gutter, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchHref } from '../model/search-place';
import { wholeCountry, withoutFilters, type SearchQuery } from '../model/search-query';
import { DepartmentSuggestions } from './department-suggestions';
import { Quoting } from './quoting';

/**
 * Says what was not found, and offers the same search without what narrows it, or departments.
 * @param brief below doctors who fit: only where a wider search may find what was typed, and without departments.
 */
export default function NothingFound({
  search,
  isLocal,
  brief = false,
}: {
  search: SearchQuery;
  isLocal: boolean;
  brief?: boolean;
}): ReactElement | null {
  const { t } = useTranslation('directory');
  const wider = { ...withoutFilters(search), areaId: isLocal ? wholeCountry : '' };
  const searchTo = useSearchHref();
  const widerTo = searchTo(wider);
  const isWidest = widerTo === searchTo({ ...search, pageNo: 1 });
  const title =
    search.q === '' ? (
      t('search.nothing')
    ) : (
      <Quoting text={t('search.nothingFor')} words={search.q} />
    );
  const widen = !isWidest && (
    <ButtonLink variant="outline" to={widerTo}>
      {t('search.widen')}
    </ButtonLink>
  );
  if (brief)
    return widen ? (
      <Gutter>
        <Stack gap={2}>
          <Note>{title}</Note>
          <Cluster>{widen}</Cluster>
        </Stack>
      </Gutter>
    ) : null;
  return (
    <Stack>
      <EmptyState kind="search" title={title} message={t('search.nothingHint')} action={widen} />
      <DepartmentSuggestions />
    </Stack>
  );
}
