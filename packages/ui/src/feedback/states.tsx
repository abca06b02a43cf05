import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { lazyPart } from '../lazy-part';
import type { IllustrationKind } from './illustration';
import type { EmptyStateProps, ErrorStateProps } from './props';
import styles from './states.module.css';

// Seldom seen, so it comes when it is. Where it cannot be loaded, as without a network, its place stays empty.
const Illustration = lazyPart(
  (): Promise<{ default: (props: { kind: IllustrationKind }) => ReactElement | null }> =>
    import('./illustration').catch(() => ({ default: () => null })),
);

function Picture({ kind }: { kind: IllustrationKind }): ReactElement {
  return (
    <div>
      <Illustration kind={kind} />
    </div>
  );
}

/** Nothing here yet; see {@link EmptyStateProps}. */
export function EmptyState({ title, message, action, kind }: EmptyStateProps): ReactElement {
  return (
    <div className={styles['state']}>
      <Picture kind={kind} />
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
  return (
    <div className={styles['state']}>
      <Picture kind={kind === 'missing' ? 'search' : kind} />
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
