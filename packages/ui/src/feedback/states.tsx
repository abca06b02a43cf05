import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { CheckCircleIcon, ClockIcon, CrossCircleIcon } from '../icons/status-icons';
import {
  EmptyListPicture,
  EmptySearchPicture,
  FailurePicture,
  OfflinePicture,
} from './illustrations';
import type { EmptyStateProps, ErrorStateProps, ResultHeaderProps } from './props';
import styles from './states.module.css';

/** Nothing here yet; see {@link EmptyStateProps}. */
export function EmptyState({
  title,
  message,
  action,
  kind = 'list',
}: EmptyStateProps): ReactElement {
  return (
    <div className={styles['state']}>
      {kind === 'search' ? <EmptySearchPicture /> : <EmptyListPicture />}
      <p className={styles['title']}>{title}</p>
      {message !== undefined && <div className={styles['message']}>{message}</div>}
      {action !== undefined && <div className={styles['actions']}>{action}</div>}
    </div>
  );
}

/** Something failed; see {@link ErrorStateProps}. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const {
    title,
    message,
    onRetry,
    pending = false,
    action,
    kind = 'failure',
    titleLevel = 2,
  } = props;
  const { t } = useTranslation('ui');
  const Heading = titleLevel === 1 ? 'h1' : 'h2';
  const Picture =
    kind === 'offline' ? OfflinePicture : kind === 'missing' ? EmptySearchPicture : FailurePicture;
  return (
    <div className={styles['state']}>
      <Picture />
      <div role="alert">
        <Heading className={styles['title']}>{title ?? t('errorTitle')}</Heading>
        {message !== undefined && <div className={styles['message']}>{message}</div>}
      </div>
      {(onRetry !== undefined || action !== undefined) && (
        <div className={styles['actions']}>
          {onRetry !== undefined && (
            <Button pending={pending} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

const marks = { success: CheckCircleIcon, waiting: ClockIcon, failure: CrossCircleIcon } as const;

/** The result of a payment or submit; see {@link ResultHeaderProps}. */
export function ResultHeader({ state, title, children }: ResultHeaderProps): ReactElement {
  const Mark = marks[state];
  return (
    <div className={styles['result']} data-state={state} aria-live="polite">
      <span className={styles['mark']}>
        <Mark />
      </span>
      <h2 className={styles['resultTitle']}>{title}</h2>
      {children !== undefined && <div className={styles['message']}>{children}</div>}
    </div>
  );
}
