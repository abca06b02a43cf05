import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { NextIcon } from '../icons/navigation-icons';
import { LinkTo } from './link-to';
import styles from './list-link.module.css';
import type { ListGroupProps, ListLinkProps } from './props';

/** One row of a {@link ListGroup}; see {@link ListLinkProps}. */
export function ListLink({
  label,
  value,
  description,
  icon,
  to,
  href,
  onClick,
  tone = 'neutral',
}: ListLinkProps): ReactElement {
  const inside: ReactNode = (
    <>
      {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
      <span className={styles['texts']}>
        <span className={styles['label']}>{label}</span>
        {description !== undefined && <span className={styles['description']}>{description}</span>}
      </span>
      {value !== undefined && <span className={styles['value']}>{value}</span>}
      <span className={styles['chevron']}>
        <NextIcon />
      </span>
    </>
  );
  const shared = { className: styles['row'], 'data-tone': tone, onClick };
  return (
    <li className={styles['item']}>
      {to !== undefined ? (
        <LinkTo to={to} {...shared}>
          {inside}
        </LinkTo>
      ) : href !== undefined ? (
        <LinkTo href={href} {...shared}>
          {inside}
        </LinkTo>
      ) : (
        <button type="button" {...shared}>
          {inside}
        </button>
      )}
    </li>
  );
}

/** A card of rows; see {@link ListGroupProps}. */
export function ListGroup({ label, showLabel = false, children }: ListGroupProps): ReactElement {
  const labelId = useId();
  const visible = showLabel && label !== undefined;
  return (
    <div className={styles['group']}>
      {visible && (
        <h2 id={labelId} className={styles['title']}>
          {label}
        </h2>
      )}
      <ul
        role="list"
        className={styles['list']}
        aria-labelledby={visible ? labelId : undefined}
        aria-label={visible ? undefined : label}
      >
        {children}
      </ul>
    </div>
  );
}
