import { membershipApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type VipCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { isBlank, trimmedText } from '@xinglin/rules';
import { Card, KeyValueList, KindHero, Page, PageHeader, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

type Field = 'code';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'code',
  ofRefusal: (code) =>
    code === errorCodes.vipCodeUnknown || code === errorCodes.vipCodeUsed ? 'code' : undefined,
};

/** What a code looks like: one that no card has. */
const example = 'VIP-2026-ABCD-1234';

/** Exchanges a code for a card, which then waits to be activated (spec 2 §2.29). */
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
      header={
        <PageHeader over title={t('superExchange.title')} backTo={href('membership.super')} />
      }
    >
      <KindHero
        pictogram="membership"
        hue="amber"
        title={t('superExchange.lead')}
        note={t('superExchange.next')}
      />
      <SubmissionForm submission={submission} submitLabel={t('superExchange.send')}>
        <TextField
          id={idOf('code')}
          label={t('superExchange.code')}
          hint={t('superExchange.hint')}
          placeholder={t('superExchange.example', { code: example })}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={problems.errorOf('code')}
          onValueChange={setCode}
        />
      </SubmissionForm>
      <Card title={t('superExchange.where')}>
        <KeyValueList
          items={[
            { label: t('superExchange.message'), value: t('superExchange.messageHint') },
            { label: t('superExchange.printed'), value: t('superExchange.printedHint') },
            { label: t('superExchange.lost'), value: t('superExchange.lostHint') },
          ]}
        />
      </Card>
    </Page>
  );
}
