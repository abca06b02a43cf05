import type { ReactElement } from 'react';
import { LetterDrawing } from './letter-drawing';
import styles from './letters.module.css';
import type { LetterSheetProps } from './props';

/** A letter on its paper; see {@link LetterSheetProps}. */
export function LetterSheet({
  paper,
  salutation,
  children,
  signature,
  date,
  sealed = false,
}: LetterSheetProps): ReactElement {
  return (
    <div className={styles['sheet']} data-paper={paper}>
      {paper !== 'plain' && <LetterDrawing name={paper} />}
      {salutation !== undefined && <p className={styles['salutation']}>{salutation}</p>}
      <div className={styles['words']}>{children}</div>
      {(signature !== undefined || date !== undefined || sealed) && (
        <div className={styles['foot']}>
          {sealed && <LetterDrawing name="seal" />}
          <p>
            {signature !== undefined && <b>{signature}</b>}
            {date !== undefined && <span>{date}</span>}
          </p>
        </div>
      )}
    </div>
  );
}
