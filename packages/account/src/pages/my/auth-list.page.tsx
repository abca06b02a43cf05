import { privacyApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import { useDay } from '../../components/use-day';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Which channels may know something of the account (spec 2 §2.20). */
const page = listPage({
  endpoint: privacyApi.endpoints.listAuthorizations,
  paging: whole,
  input: () => undefined,
  title: 'centre:authorizationList.title',
  backTo: href('account.profilePrivacy'),
  skeleton: <SkeletonList count={1} />,
  empty: ({ t }) => (
    <EmptyState
      kind="access"
      title={t('centre:authorizationList.none')}
      message={t('centre:authorizationList.noneHint')}
    />
  ),
  group: (items) => <ListGroup>{items}</ListGroup>,
  item: (authorization) => <AuthorizationLink key={authorization.partnerCode} {...authorization} />,
});

export const { load } = page;
export default page.Page;

interface AuthorizationLinkProps {
  partnerCode: string;
  partnerName: string;
  gmtAuthorized: string;
}

function AuthorizationLink(props: AuthorizationLinkProps): ReactElement {
  const { partnerCode, partnerName, gmtAuthorized } = props;
  const { t } = useTranslation('centre');
  const day = useDay();
  return (
    <ListLink
      label={partnerName}
      description={t('authorizationList.since', { day: day(gmtAuthorized) })}
      to={href('account.authorizationDetail', {}, { partner: partnerCode })}
    />
  );
}
