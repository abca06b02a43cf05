import { usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  BagIcon,
  CalendarIcon,
  HospitalIcon,
  InfoIcon,
  ListGroup,
  ListLink,
  LockIcon,
  Page,
  PageHeader,
  PeopleIcon,
  PhoneIcon,
  PinIcon,
  SettingsIcon,
  ShieldIcon,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Everything a person can do by themselves, in one list (spec 2 §2.20). What the channel hides in the personal centre
 * is hidden here as well, and what it renames has the same name.
 */
export default function MoreToolsPage(): ReactElement {
  const { t } = useTranslation('centre');
  const modules = usePageModules('account.profile');
  const orders = modules('appointments');
  const everyOrder = modules('orders', {
    to: href('mall.mergedOrderList'),
    title: t('account:profile.orderCentre'),
  });
  const patients = modules('patients', {
    to: href('account.patients'),
    title: t('account:profile.patients'),
  });
  const realName = modules('realName', {
    to: href('account.realNameInformation'),
    title: t('account:profile.realName'),
  });
  const addresses = modules('addresses', {
    to: href('account.addressManage'),
    title: t('account:profile.addresses'),
  });
  const help = modules('help', {
    to: href('account.helpHotQuestions'),
    title: t('account:profile.help'),
  });
  const hospitals = usePageModules('account.moreTools')('hospitals', {
    to: href('booking.hospitalList'),
    title: t('moreTools.hospitals'),
  });
  return (
    <Page header={<PageHeader title={t('moreTools.title')} backTo={href('account.profile')} />}>
      {orders && (
        <ListGroup label={t('moreTools.visits')} showLabel>
          {hospitals && (
            <ListLink icon={<HospitalIcon />} label={hospitals.title} to={hospitals.to} />
          )}
          <ListLink
            icon={<CalendarIcon />}
            label={t('account:profile.allOrders')}
            to={href('booking.orderList')}
          />
          <ListLink
            icon={<PinIcon />}
            label={t('locate.title')}
            to={href('account.locate', {}, { backurl: href('account.moreTools') })}
          />
        </ListGroup>
      )}
      <ListGroup label={t('moreTools.mine')} showLabel>
        {everyOrder && <ListLink icon={<BagIcon />} label={everyOrder.title} to={everyOrder.to} />}
        {patients && <ListLink icon={<PeopleIcon />} label={patients.title} to={patients.to} />}
        {realName && <ListLink icon={<ShieldIcon />} label={realName.title} to={realName.to} />}
        {addresses && <ListLink icon={<PinIcon />} label={addresses.title} to={addresses.to} />}
        <ListLink
          icon={<PhoneIcon />}
          label={t('accountSettings.emergencyContacts')}
          to={href('account.emergencyContactAdd')}
        />
      </ListGroup>
      <ListGroup label={t('moreTools.service')} showLabel>
        {help && <ListLink icon={<InfoIcon />} label={help.title} to={help.to} />}
        <ListLink
          icon={<LockIcon />}
          label={t('profilePrivacy.title')}
          to={href('account.profilePrivacy')}
        />
        <ListLink
          icon={<SettingsIcon />}
          label={t('account:profileSetting.title')}
          to={href('account.profileSetting')}
        />
      </ListGroup>
    </Page>
  );
}
