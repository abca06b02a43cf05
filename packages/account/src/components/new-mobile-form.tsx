import { profileApi, type QueryFailure } from '@xinglin/api';
import { ownMobile, ProofFields, type ProofTarget, SubmissionForm, useProof } from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { Checkbox } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCode } from './use-code';

// What a browser has kept is the former number.
const newMobile: ProofTarget = { ...ownMobile, input: { ...ownMobile.input, autoComplete: 'off' } };

/** The second step of a change of number: the new number, proven by a code. */
export function NewMobileForm({
  proof: formerProof,
  onChanged,
  onFailed,
}: {
  /** That the former number is the person's. */
  proof: string;
  onChanged: (mobile: string) => void;
  /** It may take the form away, where the failure wants another step. */
  onFailed: (failure: QueryFailure | undefined) => void;
}): ReactElement {
  const { t } = useTranslation('centre');
  const [withPatients, setWithPatients] = useState(true);
  const [rebind] = profileApi.useRebindAccountMutation();
  const proof = useProof({
    target: newMobile,
    code: useCode('rebind'),
    refusals: [errorCodes.mobileTaken, errorCodes.mobileUnchanged],
    others: [],
    findOthers: () => [],
    send: async ({ to, code }) => {
      const answer = await rebind({ proof: formerProof, mobile: to, code, withPatients });
      if ('error' in answer) onFailed(answer.error);
      return answer;
    },
    onDone: () => onChanged(proof.codeField.to),
  });
  return (
    <SubmissionForm
      submission={proof}
      title={t('updateMobile.newStep')}
      submitLabel={t('updateMobile.submit')}
    >
      <ProofFields
        proof={proof}
        label={t('updateMobile.new')}
        codeLabel={t('account:field.code')}
      />
      <Checkbox
        checked={withPatients}
        onCheckedChange={setWithPatients}
        label={t('updateMobile.withPatients')}
      />
    </SubmissionForm>
  );
}
