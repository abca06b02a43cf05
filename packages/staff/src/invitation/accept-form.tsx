import type { StaffSessionResponse } from '@xinglin/contract';
import { Button, Note, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionCall } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { ActForm } from '../parts/act-form';
import { CodeInput } from '../parts/code-input';
import { fieldProblem } from '../parts/failure-text';
import { PasswordField } from '../parts/password-field';
import { isPossiblePassword } from '../parts/password-rules';
import type { OpenedInvitation as Opened } from '../api/shapes';

/** Password and first code: both together accept the invitation. */
export function AcceptForm({
  token,
  opened,
  onBack,
  onAccepted,
}: {
  token: string;
  opened: Opened;
  onBack: () => void;
  onAccepted: (answer: StaffSessionResponse<'accept-invitation'>) => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [call, pending] = useSessionCall();
  const isPossible = isPossiblePassword(password, opened);
  const accept = async (): Promise<void> => {
    setChecked(true);
    setFailure(null);
    if (!isPossible || code.length < 6) return;
    const outcome = await call('accept-invitation', { token, password, code });
    if ('done' in outcome) onAccepted(outcome.done);
    else {
      setFailure(outcome.failure);
      setChecked(false);
      // A code counts once.
      setCode('');
    }
  };
  return (
    <ActForm
      submit={t('invitation.accept')}
      pending={pending}
      failure={failure}
      fields={['password', 'code']}
      block
      onSubmit={() => void accept()}
      beside={
        <Button variant="text" onClick={onBack}>
          {t('invitation.back')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Note>{t('invitation.step', { step: 3, of: 3 })}</Note>
        {/* A password manager stores the password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={opened.account} />
        <PasswordField
          value={password}
          owner={opened}
          error={
            isChecked && !isPossible ? t('common.passwordNot') : fieldProblem(failure, 'password')
          }
          onValueChange={setPassword}
        />
        <CodeInput
          label={t('signIn.code')}
          hint={t('signIn.codeHint')}
          value={code}
          error={
            isChecked && code.length < 6 ? t('signIn.codeMissing') : fieldProblem(failure, 'code')
          }
          onValueChange={setCode}
        />
      </Stack>
    </ActForm>
  );
}
