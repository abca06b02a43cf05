import { membershipApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type VipCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { isBlank, trimmedText } from '@xinglin/rules';
import { Page, PageHeader, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

type Field = 'code';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'code',
  ofRefusal: (code) =>
    code === errorCodes.vipCodeUnknown || code === errorCodes.vipCodeUsed ? 'code' : undefined,
};

/** Turns a code into a card, which then waits to be activated (spec 2 §2.29). */
export default function ExchangePage(): ReactElement {
  const { t } = useTranslation('membership');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [exchange] = membershipApi.useExchangeVipCodeMutation();
  const submission = useSubmission<Field, VipCard>({
    failureFields,
    find: () => (isBlank(code) ? [{ field: 'code', message: t('superExchange.problem') }] : []),
    send: () => exchange({ code: trimmedText(code) }),
    onDone: async ({ cardId }) => {
      await navigate(href('membership.superActivate', {}, { cardId }), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <Page
      header={<PageHeader title={t('superExchange.title')} backTo={href('membership.super')} />}
    >
      <SubmissionForm submission={submission} submitLabel={t('superExchange.send')}>
        <TextField
          id={idOf('code')}
          label={t('superExchange.code')}
          hint={t('superExchange.hint')}
          maxLength={40}
          autoComplete="off"
          value={code}
          error={problems.errorOf('code')}
          onValueChange={setCode}
        />
      </SubmissionForm>
    </Page>
  );
}
