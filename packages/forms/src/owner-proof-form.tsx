import { failureMessage, profileApi, type QueryFailure } from '@xinglin/api';
import { checkMobileCode, normalizeCode } from '@xinglin/rules';
import { KeyValueList, Note, NoticeBar } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleText } from './rule-text';
import { SentCodeField } from './sent-code-field';
import { SubmissionForm } from './submission-form';
import type { FieldsOfFailures } from './use-problems';
import { isCodeRefusal, type SentCode } from './use-sent-code';
import { useSubmission } from './use-submission';

const failureFields: FieldsOfFailures<'code'> = {
  knows: (path) => path === 'code',
  ofRefusal: (code) => (isCodeRefusal(code) ? 'code' : undefined),
};

interface OwnerProofTexts {
  readonly title: string;
  readonly submit: string;
  /** What the code goes to: a number or an address. */
  readonly to: string;
  /** What the step is for. */
  readonly hint: string;
  readonly code: string;
}

/** Proves the owner of the account by a code to the number or the address that it has (spec 1 §5). */
export function OwnerProofForm({
  to,
  code,
  texts,
  trouble,
  onProven,
}: {
  /** As it is shown: a number is masked. */
  readonly to: string;
  /** How the code is asked for. */
  readonly code: SentCode;
  readonly texts: OwnerProofTexts;
  /** Why the person is here once more. */
  readonly trouble: QueryFailure | undefined;
  /** Called with the proof that the step after this one takes. */
  readonly onProven: (proof: string) => void;
}): ReactElement {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [check] = profileApi.useCheckOwnerCodeMutation();
  const submission = useSubmission<'code', { proof: string }>({
    failureFields,
    find: () => {
      const rule = checkMobileCode(typed);
      return rule === null ? [] : [{ field: 'code', message: ruleText(t, rule, typed) }];
    },
    send: () => check({ code: normalizeCode(typed) }),
    onDone: ({ proof }) => onProven(proof),
  });
  const { problems, idOf, showFailure } = submission;
  return (
    <>
      {trouble && problems.attempt === 0 && (
        <NoticeBar tone="danger" live>
          {failureMessage(trouble, t)}
        </NoticeBar>
      )}
      <SubmissionForm submission={submission} title={texts.title} submitLabel={texts.submit}>
        <KeyValueList items={[{ label: texts.to, value: to, strong: true }]} />
        <Note>{texts.hint}</Note>
        <SentCodeField
          id={idOf('code')}
          label={texts.code}
          code={code}
          to={to}
          value={typed}
          error={problems.errorOf('code')}
          onValueChange={setTyped}
          onFailure={showFailure}
        />
      </SubmissionForm>
    </>
  );
}
