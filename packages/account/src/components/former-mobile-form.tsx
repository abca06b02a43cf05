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
import { useOwnerCode } from './use-owner-code';

const failureFields: FieldsOfFailures<'code'> = {
  knows: (path) => path === 'code',
  ofRefusal: (code) => (isCodeRefusal(code) ? 'code' : undefined),
};

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
  const code = useOwnerCode();
  const [typed, setTyped] = useState('');
  const [check] = profileApi.useCheckOwnerCodeMutation();
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
        <KeyValueList items={[{ label: t('updateMobile.former'), value: mobile, strong: true }]} />
        <Note>{t('updateMobile.formerWhat')}</Note>
        <SentCodeField
          id={idOf('code')}
          label={t('account:field.code')}
          code={code}
          to={mobile}
          value={typed}
          error={problems.errorOf('code')}
          onValueChange={setTyped}
          onFailure={showFailure}
        />
      </SubmissionForm>
    </>
  );
}
