import {
  type Answer,
  ownMobile,
  ProofFields,
  type SentCode,
  SubmissionForm,
  useProof,
} from '@xinglin/forms';
import { errorCodes, type AgreementType, type VerifyCodeScene } from '@xinglin/gateway-sdk';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementField, agreementProblems, agreementsInBox } from './agreement-field';
import { OwnMessage } from './own-message';

interface MobileCodeFormProps<Result> {
  /** How a code is asked for. */
  code: SentCode;
  /** What the code is for, where a message of the person's own can earn it. */
  scene?: VerifyCodeScene;
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
  scene,
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
      <ProofFields
        proof={proof}
        label={t('field.mobile')}
        codeLabel={t('field.code')}
        hint={mobileHint}
      />
      {scene && <OwnMessage scene={scene} field={proof.codeField} />}
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
