import { identityApi, refusalCode, type PageLoad } from '@xinglin/api';
import { errorCodes } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  Loaded,
  Page,
  PageHeader,
  Prose,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import SignInTroublePage from '../login/oauth/error.page';

const ticketIn = (query: URLSearchParams) => ({ ticket: query.get('ticket') ?? '-' });

export const load: PageLoad = ({ query }) => [
  identityApi.endpoints.partnerLoginPreEntrance.initiate(ticketIn(query)),
];

/** Before a partner's person is let in: from where, and what happens next (spec 2 §2.22). */
export default function PartnerPreEntrancePage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const { ticket } = ticketIn(query);
  const entrance = identityApi.usePartnerLoginPreEntranceQuery({ ticket });
  if (refusalCode(entrance.error) === errorCodes.partnerTokenInvalid) return <SignInTroublePage />;
  return (
    <Page header={<PageHeader title={t('partner.title')} hideBack />}>
      <Loaded query={entrance} skeleton={<SkeletonCard lines={3} />}>
        {({ partnerName, isBound }) => (
          <Card title={t('partner.from', { partner: partnerName })}>
            <Stack gap={4}>
              <Prose>
                <p>{isBound ? t('partner.bound') : t('partner.unbound')}</p>
              </Prose>
              <ButtonLink
                block
                to={href(
                  'account.partnerEntrance',
                  {},
                  { ticket, target: query.get('target') ?? undefined },
                )}
              >
                {t('partner.enter')}
              </ButtonLink>
            </Stack>
          </Card>
        )}
      </Loaded>
    </Page>
  );
}
