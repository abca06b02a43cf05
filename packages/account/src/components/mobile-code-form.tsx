import { SubmissionForm, type Answer } from '@xinglin/forms';
import { errorCodes, type AgreementType } from '@xinglin/gateway-sdk';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementField, agreementProblems, agreementsInBox } from './agreement-field';
import { ProofFields } from './proof-fields';
import type { useCode } from './use-code';
import { ownMobile, useProof } from './use-proof';

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
  }) => Promise<Answer<Result>>;
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
  const [agreed, setAgreed] = useState(false);
  const proof = useProof({
    target: ownMobile,
    code,
    refusals: [errorCodes.mobileTaken],
    others: ['agreement'],
    findOthers: () => agreementProblems(agreed || agreementless, t),
    send: ({ to, code: digits }) =>
      onSubmit({ mobile: to, code: digits, agreed: [...agreementsInBox] }),
    onDone,
  });
  return (
    <SubmissionForm submission={proof} submitLabel={submitLabel}>
      <ProofFields proof={proof} label={t('field.mobile')} hint={mobileHint} />
      {!agreementless && (
        <AgreementField
          id={proof.idOf('agreement')}
          checked={agreed}
          error={proof.problems.errorOf('agreement')}
          onCheckedChange={setAgreed}
        />
      )}
    </SubmissionForm>
  );
}
