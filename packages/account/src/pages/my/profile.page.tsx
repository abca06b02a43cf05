import {
  accountApi,
  profileApi,
  useChannel,
  usePageModules,
  useSession,
  type PageLoad,
} from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  CalendarIcon,
  Card,
  Cluster,
  DocumentIcon,
  HeartIcon,
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
  SkeletonCard,
  SkeletonLinks,
  SkeletonRows,
  StarIcon,
  WalletIcon,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bought } from '../../components/bought';
import { LatestOrder } from '../../components/latest-order';
import { ProfileHead } from '../../components/profile-head';
import { useRedDots, type RedDots } from '../../components/use-red-dots';

const { getPersonalCenter } = accountApi.endpoints;
const { getUserStat } = profileApi.endpoints;

/** Asked with a session only: to a visitor the page shows what there is, and the way to sign in. */
export const load: PageLoad = () => [
  (dispatch, getState) =>
    getState().session.user?.login === true
      ? Promise.all([dispatch(getPersonalCenter.initiate()), dispatch(getUserStat.initiate())])
      : Promise.resolve(),
];

/** The personal centre: who I am, what waits for me, and where my things are (spec 2 §2.20). */
export default function ProfilePage(): ReactElement {
  const { t } = useTranslation('account');
  const isVisitor = useSession()?.login !== true;
  const dots = useRedDots();
  return (
    <Page header={<PageHeader title={t('profile.title')} hideBack />}>
      {isVisitor ? (
        <>
          <ProfileHead />
          <Appointments dots={dots} />
        </>
      ) : (
        <Mine dots={dots} />
      )}
      <Family dots={dots} />
      <Bought />
      <Service />
    </Page>
  );
}

/** What the gateway holds of the person. */
function Mine({ dots }: { dots: RedDots }): ReactElement {
  const center = accountApi.useGetPersonalCenterQuery(undefined, {
    // Seconds: what the server has just fetched for this page is not asked for again.
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  const showsLatest = usePageModules('account.profile')('latestOrder') !== null;
  return (
    <Loaded query={center} skeleton={<MineSkeleton />}>
      {({ nickname, mobile, awaitingPaymentCount, confirmedCount, latestOrder }) => (
        <>
          <ProfileHead nickname={nickname} mobile={mobile} />
          {showsLatest && latestOrder && <LatestOrder order={latestOrder} />}
          <Appointments
            dots={dots}
            awaitingPayment={awaitingPaymentCount}
            confirmed={confirmedCount}
          />
        </>
      )}
    </Loaded>
  );
}

/** The head, the latest appointment that most people have, and the ways to the appointments, as they will stand. */
function MineSkeleton(): ReactElement {
  const { t } = useTranslation('account');
  const modules = usePageModules('account.profile');
  const orders = modules('appointments', { title: t('profile.orders') });
  const showsLatest = modules('latestOrder') !== null;
  return (
    <>
      <SkeletonCard avatar lines={2} />
      {showsLatest && <SkeletonRows count={1} labelled lines={2} />}
      {orders && (
        <Card title={orders.title}>
          <SkeletonLinks count={3} />
        </Card>
      )}
    </>
  );
}

/** The ways to the appointments, each with how many wait there. */
function Appointments({
  dots: { isNew, look },
  awaitingPayment,
  confirmed,
}: {
  dots: RedDots;
  awaitingPayment?: number;
  confirmed?: number;
}): ReactElement | null {
  const { t } = useTranslation('account');
  const orders = usePageModules('account.profile')('appointments', { title: t('profile.orders') });
  if (orders === null) return null;
  return (
    <Card title={orders.title}>
      <QuickLinks
        label={orders.title}
        items={[
          {
            to: href('booking.orderList', {}, { group: 'awaitingPayment' }),
            label: t('profile.awaitingPayment'),
            count: awaitingPayment,
            icon: <WalletIcon />,
            tone: 'accent',
          },
          {
            to: href('booking.orderList', {}, { group: 'confirmed' }),
            label: t('profile.confirmed'),
            count: confirmed,
            icon: <CalendarIcon />,
          },
          {
            to: href('booking.orderList'),
            label: t('profile.allOrders'),
            icon: <DocumentIcon />,
            news: isNew('appointments') ? t('profile.news') : undefined,
            onClick: () => look('appointments'),
          },
        ]}
      />
    </Card>
  );
}

/** Who is cared for, and what is known of the person. */
function Family({ dots: { isNew, look } }: { dots: RedDots }): ReactElement | null {
  const { t } = useTranslation('account');
  const modules = usePageModules('account.profile');
  const patients = modules('patients', {
    to: href('account.patients'),
    title: t('profile.patients'),
  });
  const realName = modules('realName', {
    to: href('account.realNameInformation'),
    title: t('profile.realName'),
  });
  const addresses = modules('addresses', {
    to: href('account.addressManage'),
    title: t('profile.addresses'),
  });
  const following = modules('following', {
    to: href('directory.followedDoctors'),
    title: t('profile.following'),
  });
  const reviews = modules('reviews', {
    to: href('reviews.own'),
    title: t('profile.reviews'),
  });
  if (!patients && !realName && !addresses && !following && !reviews) return null;
  return (
    <ListGroup label={t('profile.family')} showLabel>
      {patients && <ListLink icon={<PeopleIcon />} label={patients.title} to={patients.to} />}
      {realName && (
        <ListLink
          icon={<ShieldIcon />}
          label={realName.title}
          value={isNew('realName') ? t('profile.newResult') : undefined}
          to={realName.to}
          onClick={() => look('realName')}
        />
      )}
      {following && <ListLink icon={<HeartIcon />} label={following.title} to={following.to} />}
      {reviews && <ListLink icon={<StarIcon />} label={reviews.title} to={reviews.to} />}
      {addresses && <ListLink icon={<PinIcon />} label={addresses.title} to={addresses.to} />}
    </ListGroup>
  );
}

/** How the portal looks, where help is, and what holds between the person and the product. */
function Service(): ReactElement {
  const { t } = useTranslation('account');
  const { phone } = useChannel();
  const modules = usePageModules('account.profile');
  const help = modules('help', { to: href('account.helpHotQuestions'), title: t('profile.help') });
  const call = modules('call', { title: t('profile.service') });
  return (
    <>
      <ListGroup label={t('profile.settings')} showLabel>
        <ListLink
          icon={<SettingsIcon />}
          label={t('profileSetting.title')}
          description={t('profile.settingsHint')}
          to={href('account.profileSetting')}
        />
        {help && <ListLink icon={<InfoIcon />} label={help.title} to={help.to} />}
        {call && phone !== null && (
          <ListLink icon={<PhoneIcon />} label={call.title} value={phone} href={`tel:${phone}`} />
        )}
        <ListLink icon={<MenuIcon />} label={t('profile.tools')} to={href('account.moreTools')} />
      </ListGroup>
      <Cluster align="between">
        <ButtonLink variant="text" size="small" to={href('portal.agreementService')}>
          {t('agreement.service')}
        </ButtonLink>
        <ButtonLink variant="text" size="small" to={href('portal.agreementPrivacy')}>
          {t('agreement.privacy')}
        </ButtonLink>
      </Cluster>
    </>
  );
}
