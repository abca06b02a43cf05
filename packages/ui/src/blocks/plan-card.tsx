import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { PersonIcon } from '../icons/navigation-icons';
import { Pictogram } from '../pictograms/pictogram';
import family from './family-card.module.css';
import styles from './plan-card.module.css';
import type { PlanCardProps } from './membership-props';

/** A membership card on sale, drawn as the card that it becomes; see {@link PlanCardProps}. */
export function PlanCard({
  title,
  note,
  seats,
  term,
  price,
  perDay,
  to,
  titleLevel = 2,
}: PlanCardProps): ReactElement {
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={[family['card'], styles['plan']].join(' ')}>
      <div className={family['dark']}>
        <div className={family['line']}>
          <span className={family['mark']}>
            <Pictogram name="blossom" />
          </span>
          <Heading>
            {to === undefined ? (
              title
            ) : (
              <Link to={to} className={styles['whole']}>
                {title}
              </Link>
            )}
          </Heading>
          <span className={styles['price']}>{price}</span>
        </div>
        <div className={styles['row']}>
          <span className={styles['seats']} aria-hidden>
            {Array.from({ length: seats }, (_, place) => (
              <PersonIcon key={place} />
            ))}
          </span>
          {perDay !== undefined && <span className={styles['per']}>{perDay}</span>}
        </div>
        <p className={styles['words']}>
          {term !== undefined && <b>{term}</b>}
          {note !== undefined && <span>{note}</span>}
        </p>
      </div>
    </article>
  );
}
