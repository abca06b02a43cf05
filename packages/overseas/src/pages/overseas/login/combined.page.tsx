import { useHandedOn } from '@xinglin/forms';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Page, PageHeader, Prose, SkeletonCard, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LanguagePicker } from '../../../components/language-picker';
import { NothingToBind } from '../../../components/nothing-to-bind';
import { WithoutBinding } from '../../../components/without-binding';
import { bindToken, provenBy, provenName, providers } from '../../../model/provider-sign-in';

/** Says whom the provider has proven, and leads to an account, with a number or an address or without (spec 2 §2.30). */
export default function CombinedLoginPage(): ReactElement {
  const { t } = useTranslation('overseas');
  const [query] = useSearchParams();
  const token = useHandedOn(bindToken);
  const target = query.get('target');
  const keep = { target: target ?? undefined };
  return (
    <Page
      header={
        <PageHeader
          title={t('combinedLogin.title')}
          backTo={href('overseas.login', {}, keep)}
          action={<LanguagePicker />}
        />
      }
    >
      {token === undefined && <SkeletonCard lines={4} />}
      {token === null && <NothingToBind target={target} />}
      {typeof token === 'string' && (
        <Card title={t('combinedLogin.head')}>
          <Stack gap={4}>
            <Prose>
              <Found />
              <p>{t('combinedLogin.why')}</p>
            </Prose>
            <ButtonLink block to={href('overseas.combinedLoginBind', {}, keep)}>
              {t('combinedLogin.bind')}
            </ButtonLink>
            <WithoutBinding token={token} target={target} />
          </Stack>
        </Card>
      )}
    </Page>
  );
}

/** Who was found where, as the provider says it. */
function Found(): ReactElement | null {
  const { t } = useTranslation('overseas');
  const [by, name] = [useHandedOn(provenBy), useHandedOn(provenName)];
  const provider = providers.find((one) => one === by);
  if (provider === undefined) return null;
  // i18n-keys: overseas:providers.names.*
  const where = t(`providers.names.${provider}`);
  return (
    <p>
      {name
        ? t('combinedLogin.found', { name, where })
        : t('combinedLogin.foundNameless', { where })}
    </p>
  );
}
