import type { QueryFailure } from '@xinglin/api';
import { OwnerProofForm } from '@xinglin/forms';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnerCode } from './use-owner-code';

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
  return (
    <OwnerProofForm
      to={mobile}
      code={useOwnerCode()}
      texts={{
        title: t('updateMobile.formerStep'),
        submit: t('updateMobile.next'),
        to: t('updateMobile.former'),
        hint: t('updateMobile.formerWhat'),
        code: t('account:field.code'),
      }}
      trouble={trouble}
      onProven={onProven}
    />
  );
}
