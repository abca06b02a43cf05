import { useChannel } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, ErrorState, Page, PageHeader, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { troubles } from '../../../model/trouble';

/** Where a user arrives who came by a partner's link. */
const entrances = () => [href('account.partnerPreEntrance'), href('account.partnerEntranceError')];

/** Why a sign-in failed, and what can be done instead (spec 2 §2.22). */
export default function SignInTroublePage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const { phone } = useChannel();
  const fromPartner = entrances().includes(pathname);
  const reason =
    troubles.find((one) => one === query.get('reason')) ?? (fromPartner ? 'ticket' : 'expired');
  const target = query.get('target') ?? undefined;
  return (
    <Page
      header={
        <PageHeader title={t('trouble.title')} backTo={href('account.login', {}, { target })} />
      }
    >
      <ErrorState
        // i18n-keys: entrance:trouble.reasons.* entrance:trouble.what.*
        title={t(`trouble.reasons.${reason}`)}
        message={t(`trouble.what.${reason}`)}
        action={
          <Stack gap={3}>
            <ButtonLink block to={href('account.login', {}, { target })}>
              {t('trouble.byCode')}
            </ButtonLink>
            {fromPartner && phone !== null ? (
              <ButtonLink block variant="outline" href={`tel:${phone}`}>
                {t('trouble.call', { phone })}
              </ButtonLink>
            ) : (
              <ButtonLink
                block
                variant="outline"
                to={href('account.combinedLogin', {}, { target })}
              >
                {t('trouble.again')}
              </ButtonLink>
            )}
          </Stack>
        }
      />
    </Page>
  );
}
