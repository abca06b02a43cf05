import type { StaffMe } from '@xinglin/contract';
import { Button, NoticeBar, Stack, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionCall } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { ActForm } from '../parts/act-form';
import { CodeInput, useFocusOnArrival } from '../parts/code-input';
import { fieldProblem, useFailureText } from '../parts/failure-text';

/**
 * Account and password, then the code of the authenticator app or a recovery code.
 * @param account of the person who is expected: it is filled in and cannot be changed.
 */
export function SignInForm({
  account: expected,
  onSignedIn,
}: {
  account?: string | undefined;
  onSignedIn: (me: StaffMe) => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const describe = useFailureText();
  const [account, setAccount] = useState(expected ?? '');
  const [password, setPassword] = useState('');
  const [ticket, setTicket] = useState<{ readonly ticket: string } | null>(null);
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const [call, pending] = useSessionCall();

  async function begin(): Promise<void> {
    setFailure(null);
    const isComplete = account.trim() !== '' && password !== '';
    setIncomplete(!isComplete);
    if (!isComplete) return;
    const outcome = await call('sign-in', { account, password });
    if ('failure' in outcome) setFailure(outcome.failure);
    else setTicket(outcome.done);
  }

  if (ticket !== null)
    return (
      <SecondStep
        ticket={ticket.ticket}
        onSignedIn={onSignedIn}
        onBack={(reason) => {
          setTicket(null);
          setPassword('');
          setFailure(reason);
        }}
      />
    );
  const missing = (value: string, words: string) =>
    isIncomplete && value.trim() === '' ? words : undefined;
  return (
    <>
      {failure !== null && (
        <NoticeBar tone="danger" live>
          {failure.kind === 'signedOut' ? t('signIn.wrong') : describe(failure)}
        </NoticeBar>
      )}
      <ActForm submit={t('signIn.continue')} pending={pending} block onSubmit={() => void begin()}>
        <TextField
          label={t('signIn.account')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          value={account}
          readOnly={expected !== undefined}
          error={missing(account, t('signIn.accountMissing'))}
          onValueChange={setAccount}
        />
        <TextField
          label={t('signIn.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          error={missing(password, t('signIn.passwordMissing'))}
          onValueChange={setPassword}
        />
      </ActForm>
    </>
  );
}

/** The second factor. A ticket that has ended leads back to the first step, which says so. */
function SecondStep({
  ticket,
  onSignedIn,
  onBack,
}: {
  ticket: string;
  onSignedIn: (me: StaffMe) => void;
  onBack: (reason: StaffFailure | null) => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [recoveryCode, setRecoveryCode] = useState('');
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [problem, setProblem] = useState<string>();
  const [call, pending] = useSessionCall();

  async function confirm(): Promise<void> {
    const isComplete = isRecovery ? recoveryCode.trim() !== '' : code.length === 6;
    setProblem(
      isComplete ? undefined : t(isRecovery ? 'signIn.recoveryMissing' : 'signIn.codeMissing'),
    );
    setFailure(null);
    if (!isComplete) return;
    const outcome = await call(
      'second-factor',
      isRecovery ? { ticket, recoveryCode: recoveryCode.trim() } : { ticket, code },
    );
    if ('done' in outcome) onSignedIn(outcome.done);
    else if (outcome.failure.kind === 'refused' && outcome.failure.code === ticketEnded)
      onBack(outcome.failure);
    else {
      // A code counts once, so the next try needs another one.
      setCode('');
      setFailure(outcome.failure);
    }
  }

  return (
    <ActForm
      submit={t('signIn.submit')}
      pending={pending}
      failure={failure}
      fields={['code', 'recoveryCode']}
      block
      onSubmit={() => void confirm()}
      beside={
        <Stack gap={1}>
          <Button
            variant="text"
            onClick={() => {
              setRecovery(!isRecovery);
              setProblem(undefined);
              setFailure(null);
            }}
          >
            {t(isRecovery ? 'signIn.useCode' : 'signIn.useRecovery')}
          </Button>
          <Button variant="text" onClick={() => onBack(null)}>
            {t('signIn.back')}
          </Button>
        </Stack>
      }
    >
      {isRecovery ? (
        <RecoveryField
          value={recoveryCode}
          error={problem ?? fieldProblem(failure, 'recoveryCode')}
          onValueChange={setRecoveryCode}
        />
      ) : (
        <CodeInput
          takesFocus
          label={t('signIn.code')}
          hint={t('signIn.codeHint')}
          value={code}
          error={problem ?? fieldProblem(failure, 'code')}
          onValueChange={setCode}
        />
      )}
    </ActForm>
  );
}

/** `staffSignInEnded` of the contract: the sign-in begins again. */
const ticketEnded = 44_003;

function RecoveryField({
  value,
  error,
  onValueChange,
}: {
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  useFocusOnArrival('recovery-code');
  return (
    <TextField
      id="recovery-code"
      label={t('signIn.recovery')}
      hint={t('signIn.recoveryHint')}
      name="recoveryCode"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      value={value}
      error={error}
      onValueChange={onValueChange}
    />
  );
}
