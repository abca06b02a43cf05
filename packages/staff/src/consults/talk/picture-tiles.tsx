import { Button, Dialog } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './talk.module.css';

/**
 * Pictures in small; one that is pressed opens as large as the window, with its neighbours beside it.
 * @param props.pictures data addresses; null for one that is lost.
 */
export function PictureTiles({
  pictures,
}: {
  readonly pictures: readonly (string | null)[];
}): ReactElement {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState<number>();
  const count = pictures.length;
  const nameOf = (place: number): string => t('consult.picture', { place: place + 1, count });
  const move = (step: number): void =>
    setOpen((now) => Math.min(count - 1, Math.max(0, (now ?? 0) + step)));
  const shown = open === undefined ? undefined : pictures[open];
  return (
    <>
      <ul role="list" className={styles['pictures']} data-single={count === 1 || undefined}>
        {pictures.map((address, place) => (
          // The pictures of a message never change their places.
          <li key={place}>
            {address === null ? (
              <span className={styles['lost']}>{t('consult.fileLost')}</span>
            ) : (
              <button type="button" onClick={() => setOpen(place)}>
                <img src={address} alt={nameOf(place)} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={nameOf(open ?? 0)}
        actions={
          <>
            {count > 1 && (
              <>
                <Button variant="outline" disabled={open === 0} onClick={() => move(-1)}>
                  {t('consult.previousPicture')}
                </Button>
                <Button variant="outline" disabled={open === count - 1} onClick={() => move(1)}>
                  {t('consult.nextPicture')}
                </Button>
              </>
            )}
            <Button onClick={() => setOpen(undefined)}>{t('consult.close')}</Button>
          </>
        }
      >
        <div className={styles['viewer']}>
          {shown ? (
            <img src={shown} alt={nameOf(open ?? 0)} />
          ) : (
            <p className={styles['lost']}>{t('consult.fileLost')}</p>
          )}
        </div>
      </Dialog>
    </>
  );
}
