import { accountApi, profileApi, type QueryFailure } from '@xinglin/api';
import { ProofFields, SubmissionForm, useProof } from '@xinglin/forms';
import { errorCodes, type ListCountriesResponse, type SignIn } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DialStart } from './dial-start';
import { useCode } from './use-code';
import { useDialled } from './use-dialled';

/** The second step of a change of number: the new one, of any country, proven by a code. */
export function NewNumberForm({
  proof: formerProof,
  countries,
  onChanged,
  onFailed,
}: {
  /** That the former number or the address is the person's. */
  proof: string;
  countries: ListCountriesResponse;
  onChanged: (mobile: string, signIn: SignIn) => void;
  /** It may take the form away, where the failure wants another step. */
  onFailed: (failure: QueryFailure | undefined) => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const { country, choose, target } = useDialled(countries);
  const [sendCode] = accountApi.useSendVerifyCodeMutation();
  const [rebind] = profileApi.useRebindAccountMutation();
  const code = useCode('rebind', (mobile, validateParam) =>
    sendCode({ mobile, scene: 'rebind', validateParam }),
  );
  const proof = useProof<SignIn, never>({
    // What a browser has kept is the former number.
    target: { ...target, input: { ...target.input, autoComplete: 'off' } },
    code,
    refusals: [errorCodes.mobileTaken, errorCodes.mobileUnchanged],
    others: [],
    findOthers: () => [],
    send: async ({ to, code: digits }) => {
      const answer = await rebind({ proof: formerProof, mobile: to, code: digits });
      if ('error' in answer) onFailed(answer.error);
      return answer;
    },
    onDone: (signIn) => onChanged(proof.codeField.to, signIn),
  });
  return (
    <SubmissionForm
      submission={proof}
      title={t('updateMobile.newStep')}
      submitLabel={t('updateMobile.submit')}
    >
      <ProofFields
        proof={proof}
        start={<DialStart countries={countries} country={country} onChosen={choose} />}
        label={t('updateMobile.new')}
        codeLabel={t('field.code')}
      />
    </SubmissionForm>
  );
}
