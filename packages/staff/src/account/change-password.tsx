import { Card, TextField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionCall } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { useMe } from '../frame/me';
import { ActForm } from '../parts/act-form';
import { CodeInput } from '../parts/code-input';
import { fieldProblem } from '../parts/failure-text';
import { PasswordField } from '../parts/password-field';
import { isPossiblePassword } from '../parts/password-rules';

/** Changes the reader's password; the gateway needs the current one and a code. */
export function ChangePassword(): ReactElement {
  const { t } = useTranslation('staff');
  const me = useMe();
  const toast = useToast();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [call, pending] = useSessionCall();
  const isPossible = isPossiblePassword(next, me);
  const change = async (): Promise<void> => {
    setChecked(true);
    setFailure(null);
    if (current === '' || !isPossible || code.length < 6) return;
    const outcome = await call('change-password', { current, next, code });
    setChecked(false);
    setCode('');
    if ('failure' in outcome) {
      setFailure(outcome.failure);
      return;
    }
    setCurrent('');
    setNext('');
    toast.show(t('account.passwordChanged'), { tone: 'success' });
  };
  return (
    <Card title={t('account.password')}>
      <ActForm
        submit={t('account.changePassword')}
        pending={pending}
        failure={failure}
        fields={['current', 'next', 'code']}
        onSubmit={() => void change()}
      >
        <TextField
          label={t('account.currentPassword')}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={current}
          error={
            isChecked && current === ''
              ? t('signIn.passwordMissing')
              : fieldProblem(failure, 'current')
          }
          onValueChange={setCurrent}
        />
        <PasswordField
          value={next}
          owner={me}
          error={isChecked && !isPossible ? t('common.passwordNot') : fieldProblem(failure, 'next')}
          onValueChange={setNext}
        />
        <CodeInput
          label={t('signIn.code')}
          value={code}
          error={
            isChecked && code.length < 6 ? t('signIn.codeMissing') : fieldProblem(failure, 'code')
          }
          onValueChange={setCode}
        />
      </ActForm>
    </Card>
  );
}
