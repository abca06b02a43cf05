import { Card, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** What to bring to the visit, or to the counter; nothing where the hospital names nothing. */
export function BringItems({
  title,
  items,
  titleLevel,
}: {
  title: string;
  items: readonly string[];
  titleLevel?: 3;
}): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <Card title={title} {...(titleLevel && { titleLevel })}>
      <Prose>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Prose>
    </Card>
  );
}
