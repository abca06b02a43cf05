import type { ReactElement } from 'react';
import { Pictogram } from '../pictograms/pictogram';
import { pictograms } from '../pictograms/pictograms';
import type { SurveyHeadProps } from './props';
import styles from './surveys.module.css';

/** What a survey is about; see {@link SurveyHeadProps}. */
export function SurveyHead({
  pictogram,
  title,
  facts,
  text,
  children,
}: SurveyHeadProps): ReactElement {
  return (
    <div className={styles['head']}>
      <span className={styles['drawing']} data-hue={pictograms[pictogram]}>
        <Pictogram name={pictogram} />
      </span>
      <div className={styles['about']}>
        <h2>{title}</h2>
        <p className={styles['facts']}>{facts}</p>
        {text !== undefined && <p className={styles['purpose']}>{text}</p>}
      </div>
      {children}
    </div>
  );
}
