import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Pictogram } from '../pictograms/pictogram';
import { pictograms } from '../pictograms/pictograms';
import styles from './article-row.module.css';
import type { ArticleRowProps } from './props';

/** An article; see {@link ArticleRowProps}. */
export function ArticleRow({ to, title, note, src, pictogram }: ArticleRowProps): ReactElement {
  return (
    <Link to={to} className={styles['row']}>
      <span className={styles['picture']} data-hue={pictograms[pictogram]}>
        {src === undefined ? (
          <Pictogram name={pictogram} hued />
        ) : (
          <img src={src} alt="" width="64" height="52" loading="lazy" decoding="async" />
        )}
      </span>
      <span className={styles['words']}>
        <b>{title}</b>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </span>
    </Link>
  );
}
