import { profileApi, type QueryFailure } from '@xinglin/api';
import { errorCodes } from '@xinglin/gateway-sdk';
import { checkMobile, checkMobileCode, normalizeMobile } from '@xinglin/rules';
import { Button, Card, Checkbox, Stack, TextField } from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblems } from './form-problems';
import { SentCodeField } from './sent-code-field';
import { isCodeRefusal, useCode } from './use-code';
import { useProblems, type FieldsOfFailures, type Problem } from './use-problems';

type Field = 'mobile' | 'code';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'mobile' || path === 'code',
  ofRefusal: (code) => {
    if (isCodeRefusal(code)) return 'code';
    return code === errorCodes.mobileTaken || code === errorCodes.mobileUnchanged
      ? 'mobile'
      : undefined;
  },
};

/** The second step of a change of number: the new number, proven by a code. */
export function NewMobileForm({
  proof,
  onChanged,
  onFailed,
}: {
  proof: string;
  onChanged: (mobile: string) => void;
  /** Answers whether the failure is dealt with elsewhere. */
  onFailed: (failure: QueryFailure | undefined) => boolean;
}): ReactElement {
  const { t } = useTranslation('centre');
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const code = useCode('rebind');
  const problems = useProblems<Field>(idOf);
  const [values, setValues] = useState({ mobile: '', code: '', withPatients: true });
  const [rebind, { isLoading }] = profileApi.useRebindAccountMutation();

  // i18n-keys: rules:mobile* rules:code*
  const problemOf = (field: Field, rule: string | null): Problem<Field>[] =>
    rule === null ? [] : [{ field, message: t(`rules:${rule}`) }];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const found = [
      ...problemOf('mobile', checkMobile(values.mobile)),
      ...problemOf('code', checkMobileCode(values.code)),
    ];
    if (!problems.show(found)) return;
    const mobile = normalizeMobile(values.mobile);
    const { code: typed, withPatients } = values;
    const result = await rebind({ proof, mobile, code: typed, withPatients });
    if (!('error' in result)) return onChanged(mobile);
    if (!onFailed(result.error)) problems.showFailure(result.error, failureFields);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems problems={problems} />
      <Card title={t('updateMobile.newStep')}>
        <Stack gap={4}>
          <TextField
            id={idOf('mobile')}
            label={t('updateMobile.new')}
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={values.mobile}
            error={problems.errorOf('mobile')}
            // A code belongs to the number it was sent to.
            onValueChange={(mobile) => setValues((before) => ({ ...before, mobile, code: '' }))}
          />
          <SentCodeField
            id={idOf('code')}
            code={code}
            to={normalizeMobile(values.mobile)}
            value={values.code}
            error={problems.errorOf('code')}
            onValueChange={(text) => setValues((before) => ({ ...before, code: text }))}
            mayRequest={() => problems.show(problemOf('mobile', checkMobile(values.mobile)))}
            onFailure={(failure) => problems.showFailure(failure, failureFields)}
          />
          <Checkbox
            checked={values.withPatients}
            onCheckedChange={(withPatients) => setValues((before) => ({ ...before, withPatients }))}
            label={t('updateMobile.withPatients')}
          />
          <Button type="submit" block pending={isLoading}>
            {t('updateMobile.submit')}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}
