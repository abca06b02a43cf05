import { href } from '@xinglin/routes';
import { Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { WordLinks } from './word-links';

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
      <WordLinks
        items={entries.map(({ entryId, name }) => ({
          key: entryId,
          text: name,
          to: href('directory.disease', { id: entryId }),
        }))}
      />
    </Card>
  );
}
