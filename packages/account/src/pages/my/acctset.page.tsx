import { profileApi, useChannel, usePageModules, type PageLoad } from '@xinglin/api';
import type { GetAccountInfoResponse } from '@xinglin/gateway-sdk';
import { bindingHref, href } from '@xinglin/routes';
import {
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadLoginIdDialog = () => import('../../components/login-id-dialog');
const LoginIdDialog = lazy(loadLoginIdDialog);
const loadGiveUpDialog = () => import('../../components/give-up-dialog');
const GiveUpDialog = lazy(loadGiveUpDialog);

export const load: PageLoad = () => [profileApi.endpoints.getAccountInfo.initiate()];

/** What the account is entered by and how it is secured, each with the way to change it (spec 2 §2.20). */
export default function AccountSettingsPage(): ReactElement {
  const { t } = useTranslation('centre');
  const info = profileApi.useGetAccountInfoQuery();
  const [naming, setNaming] = useState(false);
  const openNaming = useLazyOpening(loadLoginIdDialog, () => setNaming(true));
  const [givingUp, setGivingUp] = useState(false);
  const openGivingUp = useLazyOpening(loadGiveUpDialog, () => setGivingUp(true));
  return (
    <Page
      header={
        <PageHeader title={t('accountSettings.title')} backTo={href('account.profileSetting')} />
      }
    >
      <Loaded query={info} skeleton={<SkeletonList lines={3} count={2} />}>
        {({ nickname, loginId, mobile, hasPassword, verifyStatus }) => (
          <>
            <Who nickname={nickname} verifyStatus={verifyStatus} />
            <SignInBy
              loginId={loginId}
              mobile={mobile}
              hasPassword={hasPassword}
              onName={openNaming}
            />
            <ListGroup>
              <ListLink label={t('profilePrivacy.title')} to={href('account.profilePrivacy')} />
              {mobile === null ? (
                <ListLink label={t('giveUp.title')} tone="danger" onClick={openGivingUp} />
              ) : (
                <ListLink label={t('writeOff.title')} to={href('account.writeOff')} />
              )}
            </ListGroup>
            <Suspense>
              {naming && <LoginIdDialog former={loginId ?? ''} onClose={() => setNaming(false)} />}
              {givingUp && <GiveUpDialog onClose={() => setGivingUp(false)} />}
            </Suspense>
          </>
        )}
      </Loaded>
    </Page>
  );
}

type Info = GetAccountInfoResponse;

/** Whom the account belongs to, and how they are reached. */
function Who({
  nickname,
  verifyStatus,
}: Pick<Info, 'nickname' | 'verifyStatus'>): ReactElement | null {
  const { t } = useTranslation('centre');
  const modules = usePageModules('account.accountSettings');
  const name = modules('nickname', { to: href('account.nickname'), title: t('nickname.title') });
  const information = modules('information', {
    to: href('account.completeInformation', {}, { backUrl: href('account.accountSettings') }),
    title: t('completeInformation.title'),
  });
  const realName = modules('realName', {
    to: href('account.realNameInformation'),
    title: t('accountSettings.realName'),
  });
  const addresses = modules('addresses', {
    to: href('account.addressManage'),
    title: t('accountSettings.addresses'),
  });
  const contacts = modules('emergencyContacts', {
    to: href('account.emergencyContactAdd'),
    title: t('accountSettings.emergencyContacts'),
  });
  if (!(name ?? information ?? realName ?? addresses ?? contacts)) return null;
  return (
    <ListGroup label={t('accountSettings.who')} showLabel>
      {name && (
        <ListLink label={name.title} value={nickname ?? t('accountSettings.notSet')} to={name.to} />
      )}
      {information && <ListLink label={information.title} to={information.to} />}
      {realName && (
        <ListLink
          label={realName.title}
          // i18n-keys: centre:accountSettings.verifyStatus.*
          value={t(`accountSettings.verifyStatus.${verifyStatus}`)}
          to={realName.to}
        />
      )}
      {addresses && <ListLink label={addresses.title} to={addresses.to} />}
      {contacts && <ListLink label={contacts.title} to={contacts.to} />}
    </ListGroup>
  );
}

/** What the account is entered by. */
function SignInBy({
  loginId,
  mobile,
  hasPassword,
  onName,
}: Pick<Info, 'loginId' | 'mobile' | 'hasPassword'> & { onName: () => void }): ReactElement | null {
  const { t } = useTranslation('centre');
  const { signIn } = useChannel();
  const modules = usePageModules('account.accountSettings');
  const number = modules('mobile', {
    to:
      mobile === null
        ? bindingHref(signIn, href('account.accountSettings'))
        : href('account.updateMobile'),
    title: t('account:field.mobile'),
  });
  // A temporary sign-in gets its number first, by which it is found again.
  const name =
    mobile === null ? null : modules('loginId', { title: t('accountSettings.loginIdTitle') });
  const password = modules('password', {
    to: hasPassword ? href('account.modifyPassword') : href('account.forgottenPassword'),
    title: t('accountSettings.password'),
  });
  if (!(number ?? name ?? password)) return null;
  return (
    <ListGroup label={t('accountSettings.signIn')} showLabel>
      {number && (
        <ListLink
          label={number.title}
          value={mobile ?? t('accountSettings.notSet')}
          description={mobile === null ? t('accountSettings.bindMobile') : undefined}
          to={number.to}
        />
      )}
      {name && (
        <ListLink
          label={name.title}
          value={loginId ?? t('accountSettings.notSet')}
          onClick={onName}
        />
      )}
      {password && (
        <ListLink
          label={password.title}
          value={t(hasPassword ? 'accountSettings.set' : 'accountSettings.notSet')}
          to={password.to}
        />
      )}
    </ListGroup>
  );
}
