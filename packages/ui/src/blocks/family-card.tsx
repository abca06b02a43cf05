import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../display/avatar';
import { AddIcon } from '../icons/account-icons';
import { Pictogram } from '../pictograms/pictogram';
import styles from './family-card.module.css';
import type { FamilyCardProps } from './props';

/** The member's card with the faces that it is for; see {@link FamilyCardProps}. */
export function FamilyCard({
  title,
  until,
  seatsLabel,
  seats,
  empty = 0,
  add,
  children,
}: FamilyCardProps): ReactElement {
  const blanks = Array.from({ length: empty }, (_, place) => place);
  return (
    <article className={styles['card']} aria-label={title}>
      <div className={styles['dark']}>
        <div className={styles['line']}>
          <span className={styles['mark']}>
            <Pictogram name="blossom" />
          </span>
          <h2>{title}</h2>
          <span className={styles['until']}>{until}</span>
        </div>
        {/* A list has someone in it. */}
        {seats.length === 0 && add === undefined ? (
          <div className={styles['seats']} aria-hidden>
            {blanks.map((place) => (
              <span key={place} className={styles['plus']} />
            ))}
          </div>
        ) : (
          <ul role="list" aria-label={seatsLabel} className={styles['seats']}>
            {seats.map(({ key, face, name, relation }) => (
              <li key={key}>
                <Avatar kind="person" {...face} size="medium" />
                <span>{name}</span>
                <span className={styles['relation']}>{relation}</span>
              </li>
            ))}
            {add !== undefined && (
              <li>
                <Link to={add.to} className={styles['add']}>
                  <span className={styles['plus']}>
                    <AddIcon />
                  </span>
                  <span>{add.text}</span>
                  <span className={styles['relation']}>{add.note}</span>
                </Link>
              </li>
            )}
            {blanks.map((place) => (
              <li key={place} aria-hidden>
                <span className={styles['plus']} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {children !== undefined && <div className={styles['below']}>{children}</div>}
    </article>
  );
}
