import { CloseIcon, IconButton } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './composer.module.css';

/** Pictures that will be sent, each with a button to take it out. */
export function ChosenPictures({
  pictures,
  onRemove,
}: {
  /** Data addresses. */
  readonly pictures: readonly string[];
  readonly onRemove: (place: number) => void;
}): ReactElement | null {
  const { t } = useTranslation('staff');
  if (pictures.length === 0) return null;
  const nameOf = (place: number): string =>
    t('consult.picture', { place: place + 1, count: pictures.length });
  return (
    <ul role="list" className={styles['chosen']}>
      {pictures.map((data, place) => (
        <li key={`${place} ${data.length}`}>
          <img src={data} alt={nameOf(place)} />
          <IconButton
            label={t('consult.removePicture', { place: place + 1 })}
            icon={<CloseIcon />}
            onClick={() => onRemove(place)}
          />
        </li>
      ))}
    </ul>
  );
}
