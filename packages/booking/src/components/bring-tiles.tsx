import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { Card, Pictogram, type PictogramName } from '@xinglin/ui';
import type { ReactElement } from 'react';
import styles from './bring-tiles.module.css';

const drawings = {
  identity: 'real-name',
  insurance: 'insurance-card',
  records: 'report',
  medicines: 'medicine',
  other: 'visits',
} as const satisfies Record<RegistrationOrder['bringKinds'][number], PictogramName>;

/** What to bring to the visit, each with its drawing; nothing where the hospital names nothing. */
export function BringTiles({
  title,
  order: { bring, bringKinds },
}: {
  title: string;
  /** Of an order, or of the rules of its hospital. */
  order: Pick<RegistrationOrder, 'bring' | 'bringKinds'>;
}): ReactElement | null {
  if (bring.length === 0) return null;
  return (
    <Card title={title}>
      <ul role="list" className={styles['tiles']}>
        {bring.map((thing, index) => (
          <li key={thing}>
            <Pictogram name={drawings[bringKinds[index] ?? 'other']} hued />
            <span>{thing}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
