import { patientsApi, privacyApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportCard } from '../../../components/export-card';
import { UsageCard } from '../../../components/usage-card';

export const load: PageLoad = () => [
  privacyApi.endpoints.listDataExports.initiate(),
  patientsApi.endpoints.listPatients.initiate(),
];

/** What a person decides about their data: consents, who may know what, whether use is counted, a copy of it (spec 2 §2.20). */
export default function ProfilePrivacyPage(): ReactElement {
  const { t } = useTranslation('centre');
  return (
    <Page
      header={
        <PageHeader title={t('profilePrivacy.title')} backTo={href('account.accountSettings')} />
      }
    >
      <ListGroup>
        <ListLink
          label={t('privacy.title')}
          description={t('profilePrivacy.consentsHint')}
          to={href('account.privacy')}
        />
        <ListLink
          label={t('authorizationList.title')}
          description={t('profilePrivacy.authorizationsHint')}
          to={href('account.authorizationList')}
        />
        <ListLink label={t('account:agreement.privacy')} to={href('portal.agreementPrivacy')} />
      </ListGroup>
      <UsageCard />
      <ExportCard />
    </Page>
  );
}
