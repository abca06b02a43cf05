import { profileApi, type QueryFailure } from '@xinglin/api';
import { OwnerProofForm } from '@xinglin/forms';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCode } from './use-code';

/** The first step of a change of number: a code to the number that the account has, or to its address. */
export function FormerProofForm({
  by,
  to,
  trouble,
  onProven,
}: {
  by: 'mobile' | 'email';
  /** As it is shown: a number is masked. */
  to: string;
  /** Why the person is here once more. */
  trouble: QueryFailure | undefined;
  onProven: (proof: string) => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const [sendCode] = profileApi.useSendOwnerCodeMutation();
  return (
    <OwnerProofForm
      to={to}
      code={useCode('owner', () => sendCode())}
      // i18n-keys: overseas:field.* overseas:updateMobile.what.*
      texts={{
        title: t('updateMobile.formerStep'),
        submit: t('updateMobile.next'),
        to: t(`field.${by}`),
        hint: t(`updateMobile.what.${by}`),
        code: t('field.code'),
      }}
      trouble={trouble}
      onProven={onProven}
    />
  );
}
