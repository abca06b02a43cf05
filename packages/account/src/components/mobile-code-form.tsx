import type { QueryFailure } from '@xinglin/api';
import { errorCodes, type AgreementType } from '@xinglin/gateway-sdk';
import { checkMobile, checkMobileCode, normalizeMobile } from '@xinglin/rules';
import { Button, Card, Stack, TextField } from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementField, agreementsInBox } from './agreement-field';
import { FormProblems } from './form-problems';
import { SentCodeField } from './sent-code-field';
import { isCodeRefusal, type useCode } from './use-code';
import { useProblems, type FieldsOfFailures, type Problem } from './use-problems';

type Field = 'mobile' | 'code' | 'agreement';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'mobile' || path === 'code',
  ofRefusal: (code) => {
    if (isCodeRefusal(code)) return 'code';
    return code === errorCodes.mobileTaken ? 'mobile' : undefined;
  },
};

interface MobileCodeFormProps<Result> {
  /** How a code is asked for. */
  code: ReturnType<typeof useCode>;
  submitLabel: string;
  /** What becomes of the number, below its field. */
  mobileHint?: string;
  /** Without the box of the agreements, where nothing is agreed to. */
  agreementless?: boolean;
  /** Sends the form; answers the failure, or what the gateway said. */
  onSubmit: (input: {
    mobile: string;
    code: string;
    agreed: AgreementType[];
  }) => Promise<{ data: Result } | { error: QueryFailure | undefined }>;
  /** It worked and the form is being left: it stays pending. */
  onDone: (result: Result) => void;
}

/** A phone number proven by a code: what signs in, binds a phone to an account, or finds an account. */
export function MobileCodeForm<Result>({
  code,
  submitLabel,
  mobileHint,
  agreementless = false,
  onSubmit,
  onDone,
}: MobileCodeFormProps<Result>): ReactElement {
  const { t } = useTranslation('account');
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const problems = useProblems<Field>(idOf);
  const [values, setValues] = useState({ mobile: '', code: '', agreed: false });
  const [pending, setPending] = useState(false);

  // i18n-keys: rules:*
  const problemOf = (field: Field, rule: string | null): Problem<Field>[] =>
    rule === null ? [] : [{ field, message: t(`rules:${rule}`) }];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const found = [
      ...problemOf('mobile', checkMobile(values.mobile)),
      ...problemOf('code', checkMobileCode(values.code)),
      ...(values.agreed || agreementless
        ? []
        : [{ field: 'agreement' as const, message: t('agreement.required') }]),
    ];
    if (!problems.show(found)) return;
    setPending(true);
    const result = await onSubmit({
      mobile: normalizeMobile(values.mobile),
      code: values.code,
      agreed: [...agreementsInBox],
    });
    if ('data' in result) {
      onDone(result.data);
      return;
    }
    setPending(false);
    problems.showFailure(result.error, failureFields);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems problems={problems} />
      <Card as="div">
        <Stack gap={2}>
          <TextField
            id={idOf('mobile')}
            label={t('field.mobile')}
            hint={mobileHint}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={20}
            value={values.mobile}
            error={problems.errorOf('mobile')}
            // A code belongs to the number it was sent to.
            onValueChange={(mobile) => setValues((former) => ({ ...former, mobile, code: '' }))}
          />
          <SentCodeField
            id={idOf('code')}
            code={code}
            to={normalizeMobile(values.mobile)}
            value={values.code}
            error={problems.errorOf('code')}
            onValueChange={(text) => setValues((former) => ({ ...former, code: text }))}
            mayRequest={() => problems.show(problemOf('mobile', checkMobile(values.mobile)))}
            onFailure={(failure) => problems.showFailure(failure, failureFields)}
          />
          {!agreementless && (
            <AgreementField
              id={idOf('agreement')}
              checked={values.agreed}
              error={problems.errorOf('agreement')}
              onCheckedChange={(agreed) => setValues((former) => ({ ...former, agreed }))}
            />
          )}
          <Button type="submit" block pending={pending}>
            {submitLabel}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}
