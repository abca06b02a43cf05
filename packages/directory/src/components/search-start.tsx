import { usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, Card, Cluster } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentSuggestions } from './department-suggestions';
import { useSearchHistory } from './use-search-history';

/** Where to begin a search: what was searched before on this device, and the departments people look for. */
export default function SearchStart(): ReactElement {
  const { t } = useTranslation('directory');
  const { history, clear } = useSearchHistory();
  const modules = usePageModules('directory.search');
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
              <ButtonLink
                key={words}
                size="small"
                variant="outline"
                to={href('directory.search', {}, { q: words })}
              >
                {words}
              </ButtonLink>
            ))}
          </Cluster>
        </Card>
      )}
      {modules('departments') && <DepartmentSuggestions />}
    </>
  );
}
