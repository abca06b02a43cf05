import type { ChatMessage } from '@xinglin/gateway-sdk';
import { Button } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './conversation.module.css';

interface FoundBarProps {
  /** Messages that were found, oldest first. */
  readonly items: readonly ChatMessage[];
  /** Number of the one that the reader is at. */
  readonly shown: number | null;
  readonly isFetching: boolean;
  readonly onStep: (by: -1 | 1) => void;
  readonly onEnd: () => void;
}

/** Which of the messages that were found the reader is at, and the ways to the others. */
export function FoundBar({ items, shown, isFetching, onStep, onEnd }: FoundBarProps): ReactElement {
  const { t } = useTranslation('conversation');
  const place = items.findIndex(({ number }) => number === shown) + 1;
  const ways = [
    [-1, t('search.earlier')],
    [1, t('search.later')],
  ] as const;
  return (
    <div className={styles['hits']}>
      <output>{t('search.at', { place, count: items.length })}</output>
      {ways.map(([by, label]) => (
        <Button
          key={by}
          variant="text"
          size="small"
          pending={isFetching}
          pendingLabel={t('search.searching')}
          onClick={() => onStep(by)}
        >
          {label}
        </Button>
      ))}
      <Button variant="text" size="small" onClick={onEnd}>
        {t('search.end')}
      </Button>
    </div>
  );
}
