import { Button, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PosterText } from '../model/poster';
import styles from './poster-button.module.css';

const loadPoster = () => import('./poster');
const Poster = lazy(loadPoster);

/** Opens the poster of a page. */
export function PosterButton({ text, path }: { text: PosterText; path: string }): ReactElement {
  const { t } = useTranslation('introductions');
  const [isOpen, setOpen] = useState(false);
  const open = useLazyOpening(loadPoster, () => setOpen(true));
  return (
    <div className={styles['row']}>
      <Button variant="outline" size="small" aria-haspopup="dialog" onClick={open}>
        {t('poster.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <Poster text={text} path={path} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
