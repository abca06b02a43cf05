import { failureMessage, profileApi, type QueryFailure } from '@xinglin/api';
import { errorCodes } from '@xinglin/gateway-sdk';
import { checkMobileCode } from '@xinglin/rules';
import { Button, Card, CodeField, KeyValueList, Note, NoticeBar, Stack } from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblems } from './form-problems';
import { useOwnerCode } from './use-owner-code';
import { useProblems, type FieldsOfFailures } from './use-problems';

const failureFields: FieldsOfFailures<'code'> = {
  knows: (path) => path === 'code',
  ofRefusal: (code) =>
    code === errorCodes.wrongCode || code === errorCodes.codeExpired ? 'code' : undefined,
};

/** The first step of a change of number: a code to the number that the account has. */
export function FormerMobileForm({
  mobile,
  trouble,
  onProven,
}: {
  /** Masked. */
  mobile: string;
  /** Why the person is here once more. */
  trouble: QueryFailure | undefined;
  onProven: (proof: string) => void;
}): ReactElement {
  const { t } = useTranslation('centre');
  const id = useId();
  const code = useOwnerCode();
  const problems = useProblems<'code'>(() => id);
  const [typed, setTyped] = useState('');
  const [check, { isLoading }] = profileApi.useCheckOwnerCodeMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const problem = checkMobileCode(typed);
    // i18n-keys: rules:code*
    const found =
      problem === null ? [] : [{ field: 'code' as const, message: t(`rules:${problem}`) }];
    if (!problems.show(found)) return;
    const result = await check({ code: typed });
    if ('error' in result) return problems.showFailure(result.error, failureFields);
    onProven(result.data.proof);
  };
  const requestCode = async () => {
    const failure = await code.request(mobile);
    if (failure) problems.showFailure(failure, failureFields);
  };
  const wait = code.waitOf(mobile);

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {trouble && problems.attempt === 0 && (
        <NoticeBar tone="danger" live>
          {failureMessage(trouble, t)}
        </NoticeBar>
      )}
      <FormProblems problems={problems} />
      <Card title={t('updateMobile.formerStep')}>
        <Stack gap={4}>
          <KeyValueList
            items={[{ label: t('updateMobile.former'), value: mobile, strong: true }]}
          />
          <Note>{t('updateMobile.formerWhat')}</Note>
          <CodeField
            id={id}
            label={t('account:field.code')}
            value={typed}
            error={problems.errorOf('code')}
            onValueChange={setTyped}
            hint={wait?.sentText}
            onRequestCode={() => void requestCode()}
            requestPending={code.isRequesting}
            resendAt={wait?.resendAt}
            serverOffsetMs={code.serverOffsetMs}
          />
          <Button type="submit" block pending={isLoading}>
            {t('updateMobile.next')}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}
