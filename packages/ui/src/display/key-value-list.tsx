import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './key-value-list.module.css';
import type { KeyValueItem, KeyValueListProps } from './props';

function Change({
  label,
  change,
}: {
  label: string;
  change: NonNullable<KeyValueItem['change']>;
}): ReactElement {
  const { t } = useTranslation('ui');
  const text = change.text ?? t('change');
  const shared = { className: styles['change'], 'aria-label': `${text} ${label}` };
  if (change.to !== undefined) {
    return (
      <Link to={change.to} {...shared}>
        {text}
      </Link>
    );
  }
  return (
    <button type="button" onClick={change.onClick} {...shared}>
      {text}
    </button>
  );
}

/** Check-your-answers and details; see {@link KeyValueListProps}. */
export function KeyValueList({ items }: KeyValueListProps): ReactElement {
  return (
    <dl className={styles['list']}>
      {items.map((item) => (
        <div key={item.label} className={styles['row']}>
          <dt className={styles['label']}>{item.label}</dt>
          <dd className={styles['value']}>
            {item.strong === true ? <b>{item.value}</b> : item.value}
            {item.detail !== undefined && <div className={styles['detail']}>{item.detail}</div>}
          </dd>
          {item.change !== undefined && (
            <dd>
              <Change label={item.label} change={item.change} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
