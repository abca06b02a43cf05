import type { useProblems } from '@xinglin/forms';
import { TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type BankCardField = 'bankCardNo' | 'mobile';

interface BankCardFieldsProps {
  idOf: (field: BankCardField) => string;
  values: Readonly<Record<BankCardField, string>>;
  problems: Pick<ReturnType<typeof useProblems<BankCardField>>, 'errorOf'>;
  onChange: (changed: Partial<Record<BankCardField, string>>) => void;
}

/** A bank card of the person's own, with the number that they left at the bank. */
export function BankCardFields(props: BankCardFieldsProps): ReactElement {
  const { idOf, values, problems, onChange } = props;
  const { t } = useTranslation('real-name');
  return (
    <>
      <TextField
        id={idOf('bankCardNo')}
        label={t('verification.bankCardNo')}
        hint={t('verification.bankCardHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={values.bankCardNo}
        error={problems.errorOf('bankCardNo')}
        onValueChange={(bankCardNo) => onChange({ bankCardNo })}
      />
      <TextField
        id={idOf('mobile')}
        label={t('verification.bankMobile')}
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        value={values.mobile}
        error={problems.errorOf('mobile')}
        onValueChange={(mobile) => onChange({ mobile })}
      />
    </>
  );
}
