import { isSessionOver, useSession, writeOffApi, type QueryFailure } from '@xinglin/api';
import {
  type FieldsOfFailures,
  ProblemForm,
  ruleText,
  isCodeRefusal,
  SentCodeField,
  useProblems,
} from '@xinglin/forms';
import { isOutcomeUnknown } from '@xinglin/gateway-sdk';
import { forgetPerson } from '@xinglin/platform';
import { href } from '@xinglin/routes';
import { checkMobileCode, dayAt, normalizeCode } from '@xinglin/rules';
import { Button, Card, Checkbox, NoticeBar, Page, PageHeader, RichText, Stack } from '@xinglin/ui';
import { useId, useRef, useState, type FormEvent, type ReactElement } from 'react';
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

/** Whether it may have been done although no word of it came back. */
const isUnknown = (failure: QueryFailure | undefined): boolean =>
  failure !== undefined && 'kind' in failure && isOutcomeUnknown(failure);

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
  const [pending, setPending] = useState(false);
  const isUnanswered = useRef(false);
  const [send] = writeOffApi.useSendLogoffCodeMutation();
  const [close] = writeOffApi.useLogoffAccountMutation();
  const code = useCodeBy('writeoff', () => send());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (!problems.show(find())) return;
    setPending(true);
    const result = await close({ code: normalizeCode(values.code), agreed: true });
    // A request whose answer was lost has ended the session; signing in to send it again would take it back.
    const isAccepted =
      !('error' in result) || (isUnanswered.current && isSessionOver(result.error));
    if (!isAccepted) {
      setPending(false);
      isUnanswered.current ||= isUnknown(result.error);
      return problems.showFailure(result.error, failureFields);
    }
    // Stays pending: the session has ended. A full load drops what was fetched for the person; it begins before
    // anything is waited for, as the frame may be leading to sign-in already.
    const forgotten = forgetPerson(window);
    closingUntil.keep('error' in result ? 'later' : dayAt(new Date(result.data.completesAt)));
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
