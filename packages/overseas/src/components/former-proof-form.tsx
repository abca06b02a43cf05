import { failureMessage, profileApi, type QueryFailure } from '@xinglin/api';
import {
  type FieldsOfFailures,
  isCodeRefusal,
  SentCodeField,
  SubmissionForm,
  useSubmission,
} from '@xinglin/forms';
import { checkMobileCode, normalizeCode } from '@xinglin/rules';
import { KeyValueList, Note, NoticeBar } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCode } from './use-code';

const failureFields: FieldsOfFailures<'code'> = {
  knows: (path) => path === 'code',
  ofRefusal: (code) => (isCodeRefusal(code) ? 'code' : undefined),
};

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
  const [check] = profileApi.useCheckOwnerCodeMutation();
  const code = useCode('owner', () => sendCode());
  const [typed, setTyped] = useState('');
  const submission = useSubmission<'code', { proof: string }>({
    failureFields,
    find: () => {
      const rule = checkMobileCode(typed);
      // i18n-keys: rules:code*
      return rule === null ? [] : [{ field: 'code', message: t(`rules:${rule}`) }];
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
      <SubmissionForm
        submission={submission}
        title={t('updateMobile.formerStep')}
        submitLabel={t('updateMobile.next')}
      >
        {/* i18n-keys: overseas:field.* overseas:updateMobile.what.* */}
        <KeyValueList items={[{ label: t(`field.${by}`), value: to, strong: true }]} />
        <Note>{t(`updateMobile.what.${by}`)}</Note>
        <SentCodeField
          id={idOf('code')}
          label={t('field.code')}
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
