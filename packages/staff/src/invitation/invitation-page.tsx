import type { StaffMe, StaffSessionResponse } from '@xinglin/contract';
import { ButtonLink, EmptyState, ErrorState, SkeletonList } from '@xinglin/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { OpenedInvitation as Opened } from '../api/shapes';
import { useSessionCall } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { EntranceFrame } from '../frame/entrance-frame';
import { useFailureText } from '../parts/failure-text';
import { RecoveryCodes } from '../parts/recovery-codes';
import { useStartSession } from '../sign-in/start-session';
import { AcceptForm } from './accept-form';
import { ScanStep } from './scan-step';
import { WelcomeStep } from './welcome-step';

type Step = 'welcome' | 'scan' | 'accept';

/**
 * An invitation: who it is for, the authenticator app, the password, and the recovery codes. Its token is in the
 * fragment of the address, which no browser sends, and goes to the gateway in bodies alone.
 */
export default function InvitationPage(): ReactElement {
  const { t } = useTranslation('staff');
  const describe = useFailureText();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const { hash } = useLocation();
  const [token] = useState(() => tokenIn(hash));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [step, setStep] = useState<Step>('welcome');
  const [accepted, setAccepted] = useState<StaffSessionResponse<'accept-invitation'> | null>(null);
  const [call, pending] = useSessionCall();
  const open = async (): Promise<void> => {
    const outcome = await call('open-invitation', { token });
    if ('done' in outcome) setOpened(outcome.done);
    else setFailure(outcome.failure);
  };
  const latestOpen = useRef(open);
  useEffect(() => {
    if (token !== '') void latestOpen.current();
  }, [token]);
  const enter = (me: StaffMe): void => {
    void startSession(me).then(() => navigate('/', { replace: true }));
  };

  const title = t('invitation.title');
  if (accepted !== null)
    return (
      <EntranceFrame title={t('common.codes')}>
        <RecoveryCodes codes={accepted.recoveryCodes} onSaved={() => enter(accepted.me)} />
      </EntranceFrame>
    );
  if (token === '')
    return (
      <EntranceFrame title={title}>
        <EmptyState
          kind="access"
          title={t('invitation.none')}
          message={t('invitation.noneHint')}
          action={<ButtonLink to="/sign-in">{t('signIn.title')}</ButtonLink>}
        />
      </EntranceFrame>
    );
  if (opened === null)
    return (
      <EntranceFrame title={title}>
        {failure === null ? (
          <SkeletonList count={1} lines={3} />
        ) : (
          <ErrorState
            message={describe(failure)}
            kind={failure.kind === 'refused' ? 'missing' : 'failure'}
            pending={pending}
            onRetry={failure.kind === 'refused' ? undefined : () => void open()}
          />
        )}
      </EntranceFrame>
    );
  return (
    <EntranceFrame title={title}>
      {step === 'welcome' && <WelcomeStep opened={opened} onNext={() => setStep('scan')} />}
      {step === 'scan' && <ScanStep opened={opened} onNext={() => setStep('accept')} />}
      {step === 'accept' && (
        <AcceptForm
          token={token}
          opened={opened}
          onBack={() => setStep('scan')}
          onAccepted={(answer) => {
            setAccepted(answer);
            // The invitation is used: a reload would only say so.
            void navigate('/invitation', { replace: true });
          }}
        />
      )}
    </EntranceFrame>
  );
}

/** The token in a fragment; empty for none, and for one that is no text. */
function tokenIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
