import { Button, ErrorState, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { staffApi } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { useFailureText } from '../parts/failure-text';
import styles from './frame.module.css';
import { MeContext } from './me';
import { SessionEnded } from './session-ended';

/**
 * What needs a session. Without one the sign-in comes first and continues here. A session that ends while a page is open
 * hides the page and asks to sign in above it, so that nothing that was typed is lost.
 */
export function SessionGate({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation('staff');
  const describe = useFailureText();
  const { pathname, search } = useLocation();
  const { data: me, error, isFetching, refetch } = staffApi.useMeQuery();
  // The base query fails with nothing else.
  const failure = error as StaffFailure | undefined;
  if (me === undefined) {
    if (failure?.kind === 'signedOut') {
      const next = pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
      return <Navigate to={`/sign-in${next}`} replace />;
    }
    return (
      <main id="main" tabIndex={-1} className={styles['alone']}>
        {failure === undefined || isFetching ? (
          <SkeletonList count={3} />
        ) : (
          <ErrorState
            titleLevel={1}
            title={t('frame.failed')}
            message={describe(failure)}
            action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
          />
        )}
      </main>
    );
  }
  const hasEnded = failure?.kind === 'signedOut';
  return (
    <MeContext value={me}>
      {/* What a patient wrote must not stay on a screen that no one is signed in at. */}
      <div className={styles['behind']} hidden={hasEnded}>
        {children}
      </div>
      {hasEnded && <SessionEnded me={me} />}
    </MeContext>
  );
}
