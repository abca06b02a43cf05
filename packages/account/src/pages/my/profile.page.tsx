import { accountApi, useChannel, usePageModules, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  Avatar,
  CalendarIcon,
  Card,
  DocumentIcon,
  InfoIcon,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  MenuIcon,
  PeopleIcon,
  PhoneIcon,
  PinIcon,
  QuickLinks,
  SettingsIcon,
  ShieldIcon,
  SkeletonList,
  WalletIcon,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LatestOrder } from '../../components/latest-order';
import { ProfileHead } from '../../components/profile-head';
import { useRedDots } from '../../components/use-red-dots';

export const load: PageLoad = () => [accountApi.endpoints.getPersonalCenter.initiate()];

/** The personal centre: who I am, what waits for me, and where my things are (spec 2 §2.20). */
export default function ProfilePage(): ReactElement {
  const { t } = useTranslation('account');
  const center = accountApi.useGetPersonalCenterQuery(undefined, {
    // Seconds: what the server has just fetched for this page is not asked for again.
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  const { phone } = useChannel();
  const modules = usePageModules('account.profile');
  const orders = modules('appointments', { title: t('profile.orders') });
  const patients = modules('patients', {
    to: href('account.patients'),
    title: t('profile.patients'),
  });
  const latest = modules('latestOrder');
  const realName = modules('realName', {
    to: href('account.realNameInformation'),
    title: t('profile.realName'),
  });
  const addresses = modules('addresses', {
    to: href('account.addressManage'),
    title: t('profile.addresses'),
  });
  const help = modules('help', { to: href('account.helpHotQuestions'), title: t('profile.help') });
  const call = modules('call', { title: t('profile.service') });
  const { isNew, look } = useRedDots();
  return (
    <Page header={<PageHeader title={t('profile.title')} hideBack />}>
      <Loaded query={center} skeleton={<SkeletonList avatar count={2} />}>
        {(mine) => {
          const links = [
            ...(orders
              ? [
                  {
                    to: href('booking.orderList', {}, { group: 'awaitingPayment' }),
                    label: t('profile.awaitingPayment'),
                    count: mine.awaitingPaymentCount,
                    icon: <WalletIcon />,
                    tone: 'accent' as const,
                  },
                  {
                    to: href('booking.orderList', {}, { group: 'confirmed' }),
                    label: t('profile.confirmed'),
                    count: mine.confirmedCount,
                    icon: <CalendarIcon />,
                  },
                  {
                    to: href('booking.orderList'),
                    label: t('profile.allOrders'),
                    icon: <DocumentIcon />,
                    news: isNew('appointments') ? t('profile.news') : undefined,
                    onClick: () => look('appointments'),
                  },
                ]
              : []),
            ...(patients ? [{ to: patients.to, label: patients.title, icon: <PeopleIcon /> }] : []),
          ];
          return (
            <>
              <Card as="div">
                <ProfileHead
                  avatar={<Avatar kind="person" seed={mine.mobile ?? 'me'} size="large" />}
                  name={mine.nickname ?? t('profile.noNickname')}
                  detail={mine.mobile ?? t('profile.noMobile')}
                />
              </Card>
              {links.length > 0 && (
                <Card title={orders?.title ?? t('profile.patients')}>
                  <QuickLinks label={orders?.title ?? t('profile.patients')} items={links} />
                </Card>
              )}
              {latest && mine.latestOrder && <LatestOrder order={mine.latestOrder} />}
            </>
          );
        }}
      </Loaded>
      <ListGroup>
        {realName && (
          <ListLink
            icon={<ShieldIcon />}
            label={realName.title}
            value={isNew('realName') ? t('profile.newResult') : undefined}
            to={realName.to}
            onClick={() => look('realName')}
          />
        )}
        {addresses && <ListLink icon={<PinIcon />} label={addresses.title} to={addresses.to} />}
        <ListLink icon={<MenuIcon />} label={t('profile.tools')} to={href('account.moreTools')} />
      </ListGroup>
      <ListGroup>
        <ListLink
          icon={<SettingsIcon />}
          label={t('profileSetting.title')}
          to={href('account.profileSetting')}
        />
        {help && <ListLink icon={<InfoIcon />} label={help.title} to={help.to} />}
        <ListLink
          icon={<DocumentIcon />}
          label={t('agreement.service')}
          to={href('portal.agreementService')}
        />
        <ListLink
          icon={<DocumentIcon />}
          label={t('agreement.privacy')}
          to={href('portal.agreementPrivacy')}
        />
        {call && (
          <ListLink icon={<PhoneIcon />} label={call.title} value={phone} href={`tel:${phone}`} />
        )}
      </ListGroup>
    </Page>
  );
}
