import { loginApi, useChannel, usePreferences } from '@xinglin/api';
import type { CheckUserMessageResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { dayAt, formatDay } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  KeyValueList,
  ListGroup,
  ListLink,
  NoticeBar,
  Page,
  PageHeader,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MobileCodeForm } from '../../../components/mobile-code-form';
import { useCodeBy } from '../../../components/use-code';

type Account = CheckUserMessageResponse['account'];

/** Tells who holds a number which account is theirs, and the ways to go on (spec 2 §2.22). */
export default function AccountFindPage(): ReactElement {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const [send] = loginApi.useGetFindPwdCodeMutation();
  const [check] = loginApi.useCheckUserMessageMutation();
  const code = useCodeBy('findPassword', (mobile, validateParam) =>
    send({ mobile, validateParam }),
  );
  const [found, setFound] = useState<{ readonly account: Account }>();
  const { phone } = useChannel();
  const target = query.get('target');
  const keep = target === null ? {} : { target };

  return (
    <Page
      header={
        <PageHeader title={t('accountFind.title')} backTo={href('account.login', {}, keep)} />
      }
      banner={found === undefined && <NoticeBar>{t('accountFind.what')}</NoticeBar>}
    >
      {found === undefined ? (
        <MobileCodeForm
          code={code}
          agreementless
          submitLabel={t('accountFind.submit')}
          onSubmit={({ mobile, code: digits }) => check({ mobile, code: digits })}
          onDone={setFound}
        />
      ) : (
        <FoundAccount account={found.account} keep={keep} />
      )}
      <ListGroup label={t('accountFind.noPhone')} showLabel>
        <ListLink
          label={t('accountFind.byPassword')}
          to={href('account.login', {}, { ...keep, type: 'password' })}
        />
        {phone !== null && (
          <ListLink label={t('profile.service')} value={phone} href={`tel:${phone}`} />
        )}
      </ListGroup>
    </Page>
  );
}

/** The account, or that there is none, with the ways to go on. */
function FoundAccount({
  account,
  keep,
}: {
  account: Account;
  keep: { readonly target?: string };
}): ReactElement {
  const { t } = useTranslation('account');
  const { locale } = usePreferences();
  const toSignIn = href('account.login', {}, keep);
  if (account === null)
    return (
      <EmptyState
        kind="search"
        title={t('accountFind.none')}
        message={t('accountFind.noneHint')}
        action={<ButtonLink to={toSignIn}>{t('login.title')}</ButtonLink>}
      />
    );
  return (
    <Card title={t('accountFind.found')}>
      <Stack gap={4}>
        <KeyValueList
          items={[
            { label: t('accountFind.loginId'), value: account.loginId ?? t('accountFind.notSet') },
            {
              label: t('accountFind.nickname'),
              value: account.nickname ?? t('accountFind.notSet'),
            },
            {
              label: t('accountFind.password'),
              value: account.hasPassword ? t('accountFind.set') : t('accountFind.notSet'),
            },
            {
              label: t('accountFind.since'),
              value: formatDay(dayAt(account.gmtCreated), locale, {
                year: true,
              }),
            },
          ]}
        />
        <ButtonLink block to={toSignIn}>
          {t('login.byCode')}
        </ButtonLink>
        <ButtonLink block variant="outline" to={href('account.loginForgottenPassword', {}, keep)}>
          {account.hasPassword ? t('recover.title') : t('accountFind.setPassword')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
