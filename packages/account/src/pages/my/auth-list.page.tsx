import { privacyApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  EmptyState,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDay } from '../../components/use-day';

export const load: PageLoad = () => [privacyApi.endpoints.listAuthorizations.initiate()];

/** Which channels may know something of the account (spec 2 §2.20). */
export default function AuthorizationListPage(): ReactElement {
  const { t } = useTranslation('centre');
  const day = useDay();
  const authorizations = privacyApi.useListAuthorizationsQuery();
  return (
    <Page
      header={
        <PageHeader title={t('authorizationList.title')} backTo={href('account.profilePrivacy')} />
      }
    >
      <Loaded query={authorizations} skeleton={<SkeletonList count={1} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('authorizationList.none')}
              message={t('authorizationList.noneHint')}
            />
          ) : (
            <ListGroup>
              {items.map(({ partnerCode, partnerName, gmtAuthorized }) => (
                <ListLink
                  key={partnerCode}
                  label={partnerName}
                  description={t('authorizationList.since', { day: day(gmtAuthorized) })}
                  to={href('account.authorizationDetail', {}, { partner: partnerCode })}
                />
              ))}
            </ListGroup>
          )
        }
      </Loaded>
    </Page>
  );
}
