import { href } from '@xinglin/routes';
import { ButtonLink, Card, Cluster } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** Diseases and symptoms by name, each leading to its page; nothing where there are none. */
export function EntryLinks({
  title,
  entries,
}: {
  title: string;
  entries: readonly { readonly entryId: string; readonly name: string }[];
}): ReactElement | null {
  if (entries.length === 0) return null;
  return (
    <Card title={title}>
      <Cluster>
        {entries.map(({ entryId, name }) => (
          <ButtonLink
            key={entryId}
            size="small"
            variant="outline"
            to={href('directory.disease', { id: entryId })}
          >
            {name}
          </ButtonLink>
        ))}
      </Cluster>
    </Card>
  );
}
