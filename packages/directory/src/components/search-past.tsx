import { usePageModules } from '@xinglin/api';
import { Button, Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchHref } from '../model/search-place';
import { useSearch } from './use-search';
import { useSearchHistory } from './use-search-history';
import { WordLinks } from './word-links';

/** What was searched before on this device, but for what is searched now. */
export default function SearchPast(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { history, clear } = useSearchHistory();
  const { search } = useSearch();
  const searchTo = useSearchHref();
  const past = usePageModules('directory.search')('history', { title: t('search.history') });
  const others = history.filter((words) => words !== search.q);
  if (!past || others.length === 0) return null;
  return (
    <Card
      title={past.title}
      aside={
        <Button variant="text" size="small" onClick={clear}>
          {t('search.clearHistory')}
        </Button>
      }
    >
      <WordLinks
        items={others.map((words) => ({ key: words, text: words, to: searchTo({ q: words }) }))}
      />
    </Card>
  );
}
