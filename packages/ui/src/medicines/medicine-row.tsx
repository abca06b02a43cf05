import type { ReactElement } from 'react';
import { GoodsPicture } from '../blocks/goods-picture';
import styles from './medicines.module.css';
import type { MedicineRowProps } from './props';

/** One medicine of a list; see {@link MedicineRowProps}. */
export function MedicineRow({
  picture,
  without,
  name,
  pack,
  children,
  aside,
}: MedicineRowProps): ReactElement {
  return (
    <div className={styles['medicine']}>
      <GoodsPicture picture={picture} without={without} size={picture === null ? 'row' : 'thumb'} />
      <div className={styles['words']}>
        <p>
          <b>{name}</b> <span className={styles['size']}>{pack}</span>
        </p>
        <div className={styles['pack']}>{children}</div>
      </div>
      {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
    </div>
  );
}
