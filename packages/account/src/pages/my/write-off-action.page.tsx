import { useSession, writeOffApi } from '@xinglin/api';
import {
  type FieldsOfFailures,
  ProblemForm,
  ruleText,
  isCodeRefusal,
  SentCodeField,
  useProblems,
  useSessionEnding,
} from '@xinglin/forms';
import { forgetPerson } from '@xinglin/platform';
import { href } from '@xinglin/routes';
import { checkMobileCode, dayAt, normalizeCode } from '@xinglin/rules';
import { Button, Card, Checkbox, NoticeBar, Page, PageHeader, RichText, Stack } from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementLink } from '../../components/agreement-link';
import { useCodeBy } from '../../components/use-code';
import { closingUntil } from '../../model/entrance-storage';

type Field = 'code' | 'agreed';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'code',
  ofRefusal: (code) => (isCodeRefusal(code) ? 'code' : undefined),
};

const agreementLinks = {
  agreement: (words: string) => (
    <AgreementLink to={href('account.writeOffAgreement')}>{words}</AgreementLink>
  ),
};

/** Asks for the account to be closed, by a code to its own number (spec 2 §2.20). */
export default function WriteOffActionPage(): ReactElement {
  const { t } = useTranslation('centre');
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const mobile = useSession()?.mobile ?? '';
  const [values, setValues] = useState({ code: '', agreed: false });
  const find = () => {
    const codeProblem = checkMobileCode(values.code);
    return [
      ...(codeProblem === null
        ? []
        : [{ field: 'code' as const, message: ruleText(t, codeProblem, values.code) }]),
      ...(values.agreed
        ? []
        : [{ field: 'agreed' as const, message: t('writeOffAction.agreeFirst') }]),
    ];
  };
  const problems = useProblems<Field>(idOf, find);
  const [send] = writeOffApi.useSendLogoffCodeMutation();
  const [close] = writeOffApi.useLogoffAccountMutation();
  const { pending, send: sendClosing } = useSessionEnding(() =>
    close({ code: normalizeCode(values.code), agreed: true }),
  );
  const code = useCodeBy('writeoff', () => send());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || !problems.show(find())) return;
    const result = await sendClosing();
    if ('error' in result) return problems.showFailure(result.error, failureFields);
    // A full load drops what was fetched for the person; it begins before
    // anything is waited for, as the frame may be leading to sign-in already.
    const forgotten = forgetPerson(window);
    closingUntil.keep(result.data === null ? 'later' : dayAt(new Date(result.data.completesAt)));
    window.location.replace(href('account.writeOffResult'));
    await forgotten;
  };

  return (
    <Page
      header={<PageHeader title={t('writeOffAction.title')} backTo={href('account.writeOffTip')} />}
      banner={<NoticeBar>{t('writeOffAction.cooling')}</NoticeBar>}
    >
      <ProblemForm problems={problems} onSubmit={submit}>
        <Card title={t('writeOffAction.code', { mobile })}>
          <Stack gap={4}>
            <SentCodeField
              id={idOf('code')}
              label={t('account:field.code')}
              code={code}
              to={mobile}
              value={values.code}
              error={problems.errorOf('code')}
              onValueChange={(text) => setValues((before) => ({ ...before, code: text }))}
              onFailure={(failure) => problems.showFailure(failure, failureFields)}
            />
            <Checkbox
              id={idOf('agreed')}
              checked={values.agreed}
              error={problems.errorOf('agreed')}
              onCheckedChange={(agreed) => setValues((before) => ({ ...before, agreed }))}
              label={<RichText text={t('writeOffAction.agree')} parts={agreementLinks} />}
            />
            <Button type="submit" block variant="danger" pending={pending}>
              {t('writeOffAction.submit')}
            </Button>
          </Stack>
        </Card>
      </ProblemForm>
    </Page>
  );
}
