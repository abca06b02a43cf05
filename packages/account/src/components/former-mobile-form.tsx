import { failureMessage, profileApi, type QueryFailure } from '@xinglin/api';
import { checkMobileCode } from '@xinglin/rules';
import { Button, Card, KeyValueList, Note, NoticeBar, Stack } from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblems } from './form-problems';
import { SentCodeField } from './sent-code-field';
import { isCodeRefusal } from './use-code';
import { useOwnerCode } from './use-owner-code';
import { useProblems, type FieldsOfFailures } from './use-problems';

const failureFields: FieldsOfFailures<'code'> = {
  knows: (path) => path === 'code',
  ofRefusal: (code) => (isCodeRefusal(code) ? 'code' : undefined),
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
          <SentCodeField
            id={id}
            code={code}
            to={mobile}
            value={typed}
            error={problems.errorOf('code')}
            onValueChange={setTyped}
            onFailure={(failure) => problems.showFailure(failure, failureFields)}
          />
          <Button type="submit" block pending={isLoading}>
            {t('updateMobile.next')}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}
