import { Checkbox, VisuallyHidden } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mostCompared, useCompared } from '../model/compared';
import styles from './package-item.module.css';

/** Ticks a package to be compared with others; a fifth one is refused with the reason. */
export function CompareTick({
  packageCode,
  title,
}: {
  packageCode: string;
  title: string;
}): ReactElement {
  const { t } = useTranslation('check-up');
  const { codes, tick } = useCompared();
  const [isRefused, setRefused] = useState(false);
  const isFull = codes.length >= mostCompared;
  return (
    <div className={styles['tick']}>
      <Checkbox
        label={
          <>
            {t('compare.tick')}
            <VisuallyHidden>{title}</VisuallyHidden>
          </>
        }
        checked={codes.includes(packageCode)}
        // Once another tick is taken away, the sentence is true no more.
        error={isRefused && isFull ? t('compare.full', { count: mostCompared }) : undefined}
        onCheckedChange={(wanted) => setRefused(!tick(packageCode, wanted))}
      />
    </div>
  );
}
