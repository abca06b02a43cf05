import { ButtonLink, EmptyState, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchHref } from '../model/search-place';
import { wholeCountry, withoutFilters, type SearchQuery } from '../model/search-query';
import { DepartmentSuggestions } from './department-suggestions';
import { Quoting } from './quoting';

/** Says what was not found, and offers the same search without what narrows it, or departments. */
export default function NothingFound({
  search,
  isLocal,
}: {
  search: SearchQuery;
  isLocal: boolean;
}): ReactElement {
  const { t } = useTranslation('directory');
  const wider = { ...withoutFilters(search), areaId: isLocal ? wholeCountry : '' };
  const searchTo = useSearchHref();
  const widerTo = searchTo(wider);
  const isWidest = widerTo === searchTo({ ...search, pageNo: 1 });
  return (
    <Stack>
      <EmptyState
        kind="search"
        title={
          search.q === '' ? (
            t('search.nothing')
          ) : (
            <Quoting text={t('search.nothingFor')} words={search.q} />
          )
        }
        message={t('search.nothingHint')}
        action={
          !isWidest && (
            <ButtonLink variant="outline" to={widerTo}>
              {t('search.widen')}
            </ButtonLink>
          )
        }
      />
      <DepartmentSuggestions />
    </Stack>
  );
}
