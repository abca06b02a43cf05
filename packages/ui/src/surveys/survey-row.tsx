import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { NextIcon } from '../icons/navigation-icons';
import { Pictogram } from '../pictograms/pictogram';
import { pictograms } from '../pictograms/pictograms';
import type { SurveyRowProps } from './props';
import styles from './surveys.module.css';

/** A survey in a list; see {@link SurveyRowProps}. */
export function SurveyRow({
  to,
  pictogram,
  title,
  titleLevel = 2,
  facts,
  text,
  state,
}: SurveyRowProps): ReactElement {
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles['survey']}>
      <span className={styles['drawing']} data-hue={pictograms[pictogram]}>
        <Pictogram name={pictogram} />
      </span>
      <div className={styles['about']}>
        <Heading>
          <Link to={to}>{title}</Link>
        </Heading>
        <p className={styles['facts']}>
          {facts}
          {state !== undefined && <b data-tone={state.tone}>{state.text}</b>}
        </p>
        {text !== undefined && <p className={styles['purpose']}>{text}</p>}
      </div>
      <NextIcon />
    </article>
  );
}
