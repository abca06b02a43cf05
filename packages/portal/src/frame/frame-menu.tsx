import { useChannel } from '@xinglin/api';
import { createNativeBridge } from '@xinglin/platform';
import { href, type FloatingEntry, type MenuPageKey } from '@xinglin/routes';
import { safeTarget } from '@xinglin/rules';
import {
  CalendarIcon,
  ChatIcon,
  DocumentIcon,
  FloatingMenu,
  HeartIcon,
  HomeIcon,
  HospitalIcon,
  PersonIcon,
  PhoneIcon,
  TicketIcon,
  type FloatingMenuItem,
  type FloatingMenuProps,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Where the position of the button is kept; the page's early script reads it before the first paint. */
export const floatingPlaceKey = 'xl:floating';

/** Which of these a channel shows, `currentChannel` has decided by the routes it has. */
const pages: Readonly<Record<MenuPageKey, { to: string; Icon: typeof HomeIcon }>> = {
  home: { to: href('directory.home'), Icon: HomeIcon },
  consult: { to: '/consult/portal', Icon: ChatIcon },
  appointments: { to: href('booking.orderList'), Icon: TicketIcon },
  me: { to: href('account.profile'), Icon: PersonIcon },
};

/** Icons an entry of a channel or a route may name. */
const icons: Readonly<Record<string, typeof HomeIcon>> = {
  calendar: CalendarIcon,
  chat: ChatIcon,
  heart: HeartIcon,
  home: HomeIcon,
  hospital: HospitalIcon,
  person: PersonIcon,
  phone: PhoneIcon,
  ticket: TicketIcon,
};

/** The floating menu with its entries: the product's own, customer service, the channel's, the route's. */
export function FrameMenu({
  more = [],
  ...handle
}: Pick<FloatingMenuProps, 'button' | 'open' | 'onClose'> & {
  more: readonly FloatingEntry[] | undefined;
}): ReactElement {
  const { t, i18n } = useTranslation('portal');
  const { phone, floatingMenu } = useChannel();
  const own = floatingMenu.pages.map((page): FloatingMenuItem => {
    const { to, Icon } = pages[page];
    // i18n-keys: portal:menu.*
    return { to, icon: <Icon />, label: t(`menu.${page}`) };
  });
  const service: FloatingMenuItem[] =
    floatingMenu.service && phone !== null
      ? [{ href: `tel:${phone}`, icon: <PhoneIcon />, label: t('menu.phone', { phone }) }]
      : [];
  const further = [...floatingMenu.entries, ...more].flatMap(
    (entry) => entryOf(entry, i18n.exists(entry.title) ? i18n.t(entry.title) : entry.title) ?? [],
  );
  return <FloatingMenu {...handle} items={[...own, ...service, ...further]} onMoved={keepPlace} />;
}

/** An entry with a link that may be followed; null for any other: it would be a dead button. */
function entryOf({ icon, link }: FloatingEntry, label: string): FloatingMenuItem | null {
  const Icon = icons[icon] ?? DocumentIcon;
  const look = { label, icon: <Icon /> };
  if (/^tel:\+?[\d-]+$/.test(link)) return { ...look, href: link };
  const target = safeTarget(link, {
    origin: window.location.origin,
    // Entries stand in a channel's own code or its validated configuration, so its host is its choice.
    allowedHostSuffixes: [window.location.hostname.split('.').slice(-3).join('.')],
    nativeSchemes: ['xinglin'],
  });
  if (!target.ok) return null;
  if (target.kind === 'site') return { ...look, to: target.href };
  if (target.kind === 'host') return { ...look, href: target.href };
  return { ...look, onOpen: () => void createNativeBridge(window).open(target.href) };
}

function keepPlace(place: { readonly x: number; readonly y: number } | null): void {
  try {
    if (place) localStorage.setItem(floatingPlaceKey, `${place.x},${place.y}`);
    else localStorage.removeItem(floatingPlaceKey);
  } catch {
    // Storage is full or switched off: the place holds until the page goes.
  }
}
