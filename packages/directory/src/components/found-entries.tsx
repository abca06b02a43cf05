import { href } from '@xinglin/routes';
import { EmptyState, ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Diseases and symptoms under each other, or that there are none. */
export function FoundEntries({
  entries,
}: {
  entries: readonly { readonly entryId: string; readonly name: string }[];
}): ReactElement {
  const { t } = useTranslation('directory');
  if (entries.length === 0)
    return <EmptyState kind="search" title={t('moreDepartments.noDiseases')} />;
  return (
    <ListGroup label={t('search.entries')}>
      {entries.map(({ entryId, name }) => (
        <ListLink key={entryId} label={name} to={href('directory.disease', { id: entryId })} />
      ))}
    </ListGroup>
  );
}
