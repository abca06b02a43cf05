import { useLocale } from '@xinglin/i18n';
import { formatCount, formatDistance } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Chip } from '../display/chip';
import { HospitalEmblem } from '../display/hospital-emblem';
import styles from './care-card.module.css';
import { Facts } from './facts';
import type { HospitalCardProps } from './props';

/** The tags that say something beside the grade, each once: a private hospital is 民营 by its grade already. */
export function otherTags({
  levelText,
  tags,
}: {
  readonly levelText: string;
  readonly tags: readonly string[];
}): string[] {
  return [...new Set(tags)].filter((tag) => tag !== levelText);
}

/** A hospital in a list; see {@link HospitalCardProps}. */
export function HospitalCard({
  to,
  hospital,
  titleLevel = 3,
  actions,
}: HospitalCardProps): ReactElement {
  const { hospitalId, name, levelText, tags, address, distance } = hospital;
  const { t } = useTranslation('ui');
  const locale = useLocale();
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
        <div className={styles['tags']}>
          <Chip>{levelText}</Chip>
          {otherTags({ levelText, tags }).map((tag) => (
            <Chip key={tag} tone="neutral">
              {tag}
            </Chip>
          ))}
        </div>
        <p className={styles['address']}>
          <span>{address}</span>
          {distance !== null && (
            <span className={styles['aside']}>{formatDistance(distance, locale)}</span>
          )}
        </p>
        <div className={styles['bottom']}>
          <Facts
            facts={[
              { label: t('departments'), value: formatCount(hospital.departmentCount, locale) },
              { label: t('doctors'), value: formatCount(hospital.doctorCount, locale) },
            ]}
          />
        </div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </article>
  );
}
