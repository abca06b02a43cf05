import type { ReactElement } from 'react';
import { useId } from 'react';
import { Link } from 'react-router';
import { NextIcon } from '../icons/navigation-icons';
import styles from './card.module.css';
import type { CardProps } from './props';

/** A white card; see {@link CardProps}. */
export function Card({
  title,
  titleLevel = 2,
  aside,
  more,
  as: Element = 'section',
  id,
  children,
}: CardProps): ReactElement {
  const titleId = useId();
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <Element
      id={id}
      className={styles['card']}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <div className={styles['top']} data-alone={children === undefined || undefined}>
          <Heading id={titleId}>{title}</Heading>
          {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
          {more !== undefined && (
            <Link to={more.to} className={styles['more']} aria-label={more.label}>
              {more.text}
              <NextIcon />
            </Link>
          )}
        </div>
      )}
      {children}
    </Element>
  );
}
