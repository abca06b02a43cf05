import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Chip } from '../display/chip';
import { HospitalEmblem } from '../display/hospital-emblem';
import styles from './care-card.module.css';
import { Facts } from './facts';
import type { HospitalCardProps } from './props';

/** A hospital in a list; see {@link HospitalCardProps}. */
export function HospitalCard(props: HospitalCardProps): ReactElement {
  const {
    to,
    hospitalId,
    name,
    levelText,
    tags = [],
    address,
    distanceText,
    facts = [],
    titleLevel = 3,
  } = props;
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles['card']}>
      <HospitalEmblem seed={hospitalId} />
      <div className={styles['body']}>
        <Heading className={styles['name']}>
          <Link to={to} className={styles['cover']}>
            {name}
          </Link>
        </Heading>
        {(levelText !== undefined || tags.length > 0) && (
          <div className={styles['tags']}>
            {levelText !== undefined && <Chip>{levelText}</Chip>}
            {tags.map((tag) => (
              <Chip key={tag} tone="neutral">
                {tag}
              </Chip>
            ))}
          </div>
        )}
        {(address !== undefined || distanceText !== undefined) && (
          <p className={styles['address']}>
            <span>{address}</span>
            {distanceText !== undefined && <span className={styles['aside']}>{distanceText}</span>}
          </p>
        )}
        {facts.length > 0 && (
          <div className={styles['bottom']}>
            <Facts facts={facts} />
          </div>
        )}
      </div>
    </article>
  );
}
