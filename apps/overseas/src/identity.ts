import './theme.css';
import { locales } from '@xinglin/i18n';
import type { PortalIdentity } from '@xinglin/portal';
import { href } from '@xinglin/routes';
import { PersonIcon } from '@xinglin/ui';
import { brandTexts } from './brand';

const login = href('overseas.login');

/** The overseas portal on every page (spec 2 §2.30): six languages, a sign-in of its own, no tab that leads to mainland care. */
export const identity: PortalIdentity = {
  locales,
  defaultLocale: 'zh-Hans',
  appId: 'xinglin-overseas-h5',
  brand: { themeColor: '#17608a', texts: brandTexts },
  // Nothing here asks for binding; who came to it by an address signs in.
  signIn: { login, binding: login },
  tabs: {
    me: {
      destination: 'my',
      to: href('overseas.profileSetting'),
      label: 'portal:tabs.me',
      Icon: PersonIcon,
    },
  },
  settings: { floatingMenu: { enabled: false } },
};
