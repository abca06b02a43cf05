import type { ReactElement } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Chip } from '../display/chip';
import { EditIcon } from '../icons/account-icons';
import { NextIcon } from '../icons/navigation-icons';
import styles from './patient-card.module.css';
import type { AddressCardProps } from './props';

/** Where something is posted to; see {@link AddressCardProps}. */
export function AddressCard({
  to,
  replace = false,
  titleLevel = 2,
  name,
  phoneText,
  addressText,
  isDefault,
  edit,
  actions,
}: AddressCardProps): ReactElement {
  const { t } = useTranslation('ui');
  const described = useId();
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles['card']}>
      <div className={styles['body']}>
        <div className={styles['top']}>
          <Heading className={styles['name']}>
            <Link
              to={to}
              replace={replace}
              className={styles['cover']}
              aria-describedby={described}
            >
              {name}
            </Link>
          </Heading>
          {isDefault && <Chip>{t('defaultAddress')}</Chip>}
        </div>
        <div id={described} className={styles['more']}>
          <p>{phoneText}</p>
          <p>{addressText}</p>
        </div>
      </div>
      {edit === undefined ? (
        <span className={styles['chevron']}>
          <NextIcon />
        </span>
      ) : (
        <Link to={edit.to} className={styles['edit']} aria-label={`${edit.text} ${name}`}>
          <EditIcon />
        </Link>
      )}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </article>
  );
}
