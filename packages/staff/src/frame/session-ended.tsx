import type { StaffMe } from '@xinglin/contract';
import { ButtonLink, Dialog, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { staffApi } from '../api/staff-api';
import { SandboxPeople } from '../sign-in/sandbox-people';
import { SignInForm } from '../sign-in/sign-in-form';
import { useStartSession } from '../sign-in/start-session';
import type { StaffStore } from '../store';
import styles from './frame.module.css';

/** Signs the same person in again above the page that they were at. Another person begins at the first page. */
export function SessionEnded({ me }: { me: StaffMe }): ReactElement {
  const { t } = useTranslation('staff');
  const dispatch = useDispatch<StaffStore['dispatch']>();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const enter = (next: StaffMe): void => {
    if (next.staffId !== me.staffId) {
      void startSession(next).then(() => navigate('/', { replace: true }));
      return;
    }
    // Also an answer to `me` that failed is replaced; what pages show is read again.
    void dispatch(staffApi.endpoints.me.initiate(undefined, { forceRefetch: true }));
    dispatch(staffApi.util.invalidateTags(['Desk']));
  };
  return (
    // Escape does not lead behind it: the page there has no session.
    <Dialog open onClose={() => undefined} title={t('frame.ended')} role="alertdialog">
      <Stack gap={3}>
        <p>{t('frame.endedHint', { name: me.name })}</p>
        <div className={styles['form']}>
          {me.isSandbox ? (
            <SandboxPeople only={me.staffId} onSignedIn={enter} />
          ) : (
            <SignInForm account={me.account} onSignedIn={enter} />
          )}
        </div>
        <ButtonLink href="/sign-in" variant="text">
          {t('frame.otherPerson')}
        </ButtonLink>
      </Stack>
    </Dialog>
  );
}
