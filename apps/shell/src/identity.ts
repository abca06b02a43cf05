import { commonLocales } from '@xinglin/i18n';
import type { PortalIdentity } from '@xinglin/portal';
import { href } from '@xinglin/routes';
import { BagIcon, CalendarAddIcon, ChatIcon, HomeIcon, PersonIcon } from '@xinglin/ui';

/** The main portal on every page: its own words are the product's. */
export const identity: PortalIdentity = {
  locales: commonLocales,
  defaultLocale: 'zh-Hans',
  appId: 'xinglin-h5',
  brand: { themeColor: '#0b7a75' },
  signIn: {
    login: href('account.login'),
    binding: href('account.authLogin'),
    below: { overseas: '/overseas/login' },
  },
  tabs: {
    home: {
      destination: 'home',
      to: href('directory.home'),
      label: 'portal:tabs.home',
      Icon: HomeIcon,
    },
    consult: {
      destination: 'consult',
      to: href('consult.portal'),
      label: 'portal:tabs.consult',
      Icon: ChatIcon,
    },
    registration: {
      destination: 'booking',
      to: href('booking.hospitalList'),
      label: 'portal:tabs.registration',
      Icon: CalendarAddIcon,
    },
    mall: {
      destination: 'mall',
      to: href('mall.store'),
      label: 'portal:tabs.mall',
      Icon: BagIcon,
    },
    me: {
      destination: 'my',
      to: href('account.profile'),
      label: 'portal:tabs.me',
      Icon: PersonIcon,
    },
  },
};
