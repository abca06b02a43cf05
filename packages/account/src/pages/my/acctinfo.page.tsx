import { realNameApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RealNamePage } from '../../components/real-name-page';

export const load: PageLoad = () => [realNameApi.endpoints.getRealName.initiate()];

/** What is known of the account's real name, masked, and the way to a verified one (spec 2 §2.20). */
export default function RealNameInformationPage(): ReactElement {
  const { t } = useTranslation('real-name');
  return (
    <RealNamePage
      title={t('information.title')}
      backTo={href('account.profileSetting')}
      target={undefined}
    >
      {() => (
        <EmptyState
          kind="identity"
          title={t('information.none')}
          message={t('information.noneHint')}
          action={
            <ButtonLink
              to={href(
                'account.realNameVerification',
                {},
                { target: href('account.realNameInformation') },
              )}
            >
              {t('information.begin')}
            </ButtonLink>
          }
        />
      )}
    </RealNamePage>
  );
}
