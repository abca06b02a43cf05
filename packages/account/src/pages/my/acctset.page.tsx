import { profileApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export const load: PageLoad = () => [profileApi.endpoints.getAccountInfo.initiate()];

/** What the account is entered by and how it is secured, each with the way to change it (spec 2 §2.20). */
export default function AccountSettingsPage(): ReactElement {
  const { t } = useTranslation('centre');
  const info = profileApi.useGetAccountInfoQuery();
  return (
    <Page
      header={
        <PageHeader title={t('accountSettings.title')} backTo={href('account.profileSetting')} />
      }
    >
      <Loaded query={info} skeleton={<SkeletonList lines={3} count={2} />}>
        {({ nickname, loginId, mobile, hasPassword, verifyStatus }) => (
          <>
            <ListGroup label={t('accountSettings.who')} showLabel>
              <ListLink
                label={t('nickname.title')}
                value={nickname ?? t('accountSettings.notSet')}
                to={href('account.nickname')}
              />
              <ListLink
                label={t('completeInformation.title')}
                to={href(
                  'account.completeInformation',
                  {},
                  { backUrl: href('account.accountSettings') },
                )}
              />
              <ListLink
                label={t('accountSettings.realName')}
                // i18n-keys: centre:accountSettings.verifyStatus.*
                value={t(`accountSettings.verifyStatus.${verifyStatus}`)}
                to={href('account.realNameInformation')}
              />
              <ListLink label={t('accountSettings.addresses')} to={href('account.addressManage')} />
              <ListLink
                label={t('accountSettings.emergencyContacts')}
                to={href('account.emergencyContactAdd')}
              />
            </ListGroup>
            <ListGroup label={t('accountSettings.signIn')} showLabel>
              <ListLink
                label={t('account:field.mobile')}
                value={mobile ?? t('accountSettings.notSet')}
                description={mobile === null ? t('accountSettings.bindMobile') : undefined}
                to={
                  mobile === null
                    ? href('account.authLogin', {}, { target: href('account.accountSettings') })
                    : href('account.updateMobile')
                }
              />
              <ListLink
                label={t('accountSettings.password')}
                value={hasPassword ? t('accountSettings.set') : t('accountSettings.notSet')}
                description={
                  loginId === null ? undefined : t('accountSettings.loginId', { loginId })
                }
                to={
                  hasPassword ? href('account.modifyPassword') : href('account.forgottenPassword')
                }
              />
            </ListGroup>
            <ListGroup>
              <ListLink label={t('profilePrivacy.title')} to={href('account.profilePrivacy')} />
              <ListLink label={t('writeOff.title')} to={href('account.writeOff')} />
            </ListGroup>
          </>
        )}
      </Loaded>
    </Page>
  );
}
