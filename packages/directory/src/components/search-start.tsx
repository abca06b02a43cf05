import { searchApi, usePageModules } from '@xinglin/api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentSuggestions } from './department-suggestions';
import { EntryLinks } from './entry-links';
import SearchPast from './search-past';
import { WaysIn } from './ways-in';

/** Where to begin a search: what was searched before on this device, what is usual now, departments, and who helps to find words. */
export default function SearchStart(): ReactElement {
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.search');
  const { currentData: season } = searchApi.useGetSearchEntranceRecommendQuery();
  const inSeason = modules('season', { title: t('search.season') });
  return (
    <>
      <SearchPast />
      {inSeason && <EntryLinks title={inSeason.title} entries={season?.items ?? []} />}
      <WaysIn />
      {modules('departments') && <DepartmentSuggestions />}
    </>
  );
}
