import { searchApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, Card, Cluster, ListGroup, ListLink } from '@xinglin/ui';
import { use, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchPlaceContext, useSearchHref } from '../model/search-place';
import { DepartmentSuggestions } from './department-suggestions';
import { EntryLinks } from './entry-links';
import { useSearchHistory } from './use-search-history';

/** Where to begin a search: what was searched before on this device, and the departments people look for. */
export default function SearchStart(): ReactElement {
  const { t } = useTranslation('directory');
  const { history, clear } = useSearchHistory();
  const modules = usePageModules('directory.search');
  const { byVoice } = use(SearchPlaceContext);
  const searchTo = useSearchHref();
  const { currentData: season } = searchApi.useGetSearchEntranceRecommendQuery();
  const inSeason = modules('season', { title: t('search.season') });
  const past = modules('history', { title: t('search.history') });
  return (
    <>
      {past && history.length > 0 && (
        <Card
          title={past.title}
          aside={
            <Button variant="text" size="small" onClick={clear}>
              {t('search.clearHistory')}
            </Button>
          }
        >
          <Cluster>
            {history.map((words) => (
              <ButtonLink key={words} size="small" variant="outline" to={searchTo({ q: words })}>
                {words}
              </ButtonLink>
            ))}
          </Cluster>
        </Card>
      )}
      {byVoice && (
        <ListGroup label={t('search.voice')}>
          <ListLink label={t('search.voice')} to={href('directory.searchDoctorByVoice')} />
        </ListGroup>
      )}
      {inSeason && <EntryLinks title={inSeason.title} entries={season?.items ?? []} />}
      {modules('departments') && <DepartmentSuggestions />}
    </>
  );
}
