import { ButtonLink, Card, Cluster, EmptyState, Gutter, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchHref } from '../model/search-place';
import { wholeCountry, withoutFilters, type SearchQuery } from '../model/search-query';
import { DepartmentSuggestions } from './department-suggestions';
import { Quoting } from './quoting';
import { useSuggestionPlaces } from './use-suggestion-places';
import { useThings } from './use-search';
import { WhoHelps } from './who-helps';
import { WordLinks } from './word-links';

/**
 * Says what was not found, and offers the same search without what narrows it, what is called nearly so, who helps, or
 * departments.
 * @param brief where something else was found: only a wider search.
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
          <Note>{t('search.noPlace')}</Note>
          <Cluster>{widen}</Cluster>
        </Stack>
      </Gutter>
    ) : null;
  return (
    <Stack>
      <EmptyState kind="search" title={title} message={t('search.nothingHint')} action={widen} />
      <NearestWords />
      <WhoHelps />
      <DepartmentSuggestions />
    </Stack>
  );
}

/** What begins as the words do; nothing where there is none. */
function NearestWords(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { things } = useThings();
  const near = useSuggestionPlaces()(things?.nearest ?? []);
  if (near.length === 0) return null;
  return (
    <Card title={t('search.nearest')}>
      <WordLinks
        items={near.map(({ kind, thingId, name, to }) => ({
          key: `${kind} ${thingId}`,
          text: name,
          to,
        }))}
      />
    </Card>
  );
}
