import { isSessionOver, writeOffApi, type QueryFailure } from '@xinglin/api';
import {
  type FieldsOfFailures,
  FormProblems,
  isCodeRefusal,
  SentCodeField,
  useProblems,
} from '@xinglin/forms';
import { isOutcomeUnknown } from '@xinglin/gateway-sdk';
import { forgetPerson } from '@xinglin/platform';
import { href } from '@xinglin/routes';
import { checkMobileCode, dayAt, normalizeCode } from '@xinglin/rules';
import { Button, Checkbox, Dialog, Stack } from '@xinglin/ui';
import { useId, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { closingUntil } from '../model/closing-until';
import { useCode } from './use-code';

type Field = 'code' | 'agreed';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'code',
  ofRefusal: (code) => (isCodeRefusal(code) ? 'code' : undefined),
};

/** Whether it may have been done although no word of it came back. */
const isUnknown = (failure: QueryFailure | undefined): boolean =>
  failure !== undefined && 'kind' in failure && isOutcomeUnknown(failure);

interface CloseAccountProps {
  /** The number or address of the account, as it is shown: a code goes there. */
  readonly to: string;
  readonly onClose: () => void;
}

/** Closing the account: what it means, then a code to its number or address (spec 2 §2.30). */
export default function CloseAccountDialog({ to, onClose }: CloseAccountProps): ReactElement {
  const { t } = useTranslation('overseas');
  const [isConfirmed, setConfirmed] = useState(false);
  if (isConfirmed) return <CodeDialog to={to} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('closing.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('closing.keep')}</Button>
          <Button variant="outline" onClick={() => setConfirmed(true)}>
            {t('closing.next')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('closing.lost')}</p>
        <p>{t('closing.cooling')}</p>
      </Stack>
    </Dialog>
  );
}

function CodeDialog({ to, onClose }: CloseAccountProps): ReactElement {
  const { t } = useTranslation('overseas');
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const [values, setValues] = useState({ code: '', agreed: false });
  const find = () => {
    const wrong = checkMobileCode(values.code);
    return [
      // i18n-keys: rules:code*
      ...(wrong === null ? [] : [{ field: 'code' as const, message: t(`rules:${wrong}`) }]),
      ...(values.agreed ? [] : [{ field: 'agreed' as const, message: t('closing.agreeFirst') }]),
    ];
  };
  const problems = useProblems<Field>(idOf, find);
  const [pending, setPending] = useState(false);
  const isUnanswered = useRef(false);
  const [send] = writeOffApi.useSendLogoffCodeMutation();
  const [close] = writeOffApi.useLogoffAccountMutation();
  const code = useCode('writeoff', () => send());

  const submit = async () => {
    if (pending || !problems.show(find())) return;
    setPending(true);
    const result = await close({ code: normalizeCode(values.code), agreed: true });
    // A request whose answer was lost has ended the session; signing in to send it again would take it back.
    const isAccepted =
      !('error' in result) || (isUnanswered.current && isSessionOver(result.error));
    if (!isAccepted) {
      setPending(false);
      isUnanswered.current ||= isUnknown(result.error);
      problems.showFailure(result.error, failureFields);
      return;
    }
    // A full load drops what was fetched for the person. It begins before anything is waited for, as the frame may be
    // leading to sign-in already.
    const forgotten = forgetPerson(window);
    closingUntil.keep('error' in result ? 'later' : dayAt(new Date(result.data.completesAt)));
    window.location.replace(href('overseas.login'));
    await forgotten;
  };

  return (
    <Dialog
      open
      title={t('closing.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('closing.keep')}
          </Button>
          <Button variant="danger" pending={pending} onClick={() => void submit()}>
            {t('closing.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <FormProblems problems={problems} />
        <p>{t('closing.codeTitle', { to })}</p>
        <SentCodeField
          id={idOf('code')}
          label={t('field.code')}
          code={code}
          to={to}
          value={values.code}
          error={problems.errorOf('code')}
          onValueChange={(typed) => setValues((before) => ({ ...before, code: typed }))}
          onFailure={(failure) => problems.showFailure(failure, failureFields)}
        />
        <Checkbox
          id={idOf('agreed')}
          checked={values.agreed}
          error={problems.errorOf('agreed')}
          onCheckedChange={(agreed) => setValues((before) => ({ ...before, agreed }))}
          label={t('closing.agree')}
        />
      </Stack>
    </Dialog>
  );
}
