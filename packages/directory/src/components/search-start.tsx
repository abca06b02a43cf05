import { directoryApi } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, Card, Cluster, QuickLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentIcon } from './department-icon';
import { useSearchHistory } from './use-search-history';

/** Where to begin a search: what was searched before on this device, and the departments people look for. */
export function SearchStart(): ReactElement {
  const { t } = useTranslation('directory');
  const { history, clear } = useSearchHistory();
  return (
    <>
      {history.length > 0 && (
        <Card
          title={t('search.history')}
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
      <DepartmentSuggestions />
    </>
  );
}

/** The hot departments as ways on; nothing where they cannot be had. */
export function DepartmentSuggestions(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { currentData } = directoryApi.useListHotDeptsQuery();
  if (currentData === undefined) return null;
  return (
    <Card title={t('home.departments')}>
      <QuickLinks
        label={t('home.departments')}
        items={currentData.items.map(({ deptId, deptName, deptIcon }) => ({
          to: href('directory.search', {}, { tab: 'doctor', deptId }),
          label: deptName,
          icon: <DepartmentIcon name={deptIcon} />,
        }))}
      />
    </Card>
  );
}
