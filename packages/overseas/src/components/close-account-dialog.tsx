import { writeOffApi } from '@xinglin/api';
import {
  type FieldsOfFailures,
  FormProblems,
  isCodeRefusal,
  ruleText,
  SentCodeField,
  useProblems,
  useSessionEnding,
} from '@xinglin/forms';
import { forgetPerson } from '@xinglin/platform';
import { href } from '@xinglin/routes';
import { checkMobileCode, dayAt, normalizeCode } from '@xinglin/rules';
import { Button, Checkbox, Dialog, RichText, Stack } from '@xinglin/ui';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { closingUntil } from '../model/closing-until';
import { useCode } from './use-code';

type Field = 'code' | 'agreed';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'code',
  ofRefusal: (code) => (isCodeRefusal(code) ? 'code' : undefined),
};

// It opens beside the dialog, so that nothing typed is lost.
const links = {
  agreement: (words: string) => (
    <a href={href('portal.agreementLogOut')} target="_blank" rel="noreferrer">
      {words}
    </a>
  ),
};

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
      ...(wrong === null
        ? []
        : [{ field: 'code' as const, message: ruleText(t, wrong, values.code) }]),
      ...(values.agreed ? [] : [{ field: 'agreed' as const, message: t('closing.agreeFirst') }]),
    ];
  };
  const problems = useProblems<Field>(idOf, find);
  const [send] = writeOffApi.useSendLogoffCodeMutation();
  const [close] = writeOffApi.useLogoffAccountMutation();
  const { pending, send: sendClosing } = useSessionEnding(() =>
    close({ code: normalizeCode(values.code), agreed: true }),
  );
  const code = useCode('writeoff', () => send());

  const submit = async () => {
    if (pending || !problems.show(find())) return;
    const result = await sendClosing();
    if ('error' in result) {
      problems.showFailure(result.error, failureFields);
      return;
    }
    // A full load drops what was fetched for the person. It begins before anything is waited for, as the frame may be
    // leading to sign-in already.
    const forgotten = forgetPerson(window);
    closingUntil.keep(result.data === null ? 'later' : dayAt(new Date(result.data.completesAt)));
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
          label={<RichText text={t('closing.agree')} parts={links} />}
        />
      </Stack>
    </Dialog>
  );
}
