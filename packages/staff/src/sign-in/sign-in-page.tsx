import type { StaffMe } from '@xinglin/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { EntranceFrame } from '../frame/entrance-frame';
import { SandboxPeople } from './sandbox-people';
import { SignInForm } from './sign-in-form';
import { nextPath, useStartSession } from './start-session';

/** Sign-in by account, password and second factor; in the sandbox by one tap. */
export default function SignInPage(): ReactElement {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const startSession = useStartSession();
  const enter = (me: StaffMe): void => {
    void startSession(me).then(() => navigate(nextPath(query.get('next')), { replace: true }));
  };
  return (
    <EntranceFrame title={t('signIn.title')} below={<SandboxPeople onSignedIn={enter} />}>
      <SignInForm onSignedIn={enter} />
    </EntranceFrame>
  );
}
