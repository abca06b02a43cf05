import { directoryApi, useChannel, useSession } from '@xinglin/api';
import { href, type RouteRow, type TabKey } from '@xinglin/routes';
import { CalendarAddIcon, HomeIcon, PersonIcon, TabBar, TicketIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Destination = NonNullable<RouteRow['tabBar']>;

/** The tabs this portal has pages for, by the key the channel's tab bar call names them. */
const tabs = {
  home: { destination: 'home', to: href('directory.home'), Icon: HomeIcon },
  registration: { destination: 'booking', to: href('booking.hospitalList'), Icon: CalendarAddIcon },
  appointments: { destination: 'orders', to: href('booking.orderList'), Icon: TicketIcon },
  me: { destination: 'my', to: href('account.profile'), Icon: PersonIcon },
} as const satisfies Record<TabKey, { destination: Destination; to: string; Icon: unknown }>;

/** The call that says which tabs a channel has, in which order. */
export const loadTabs = () => directoryApi.endpoints.getHomeTabbar.initiate();

/** Bottom tabs of a main destination. A tab this portal has no page for is left out. */
export function MainTabs({ current }: { current: Destination }): ReactElement | null {
  const { t } = useTranslation('portal');
  const { footer, tabs: own } = useChannel();
  const { data } = directoryApi.useGetHomeTabbarQuery();
  const isHidden = useSession()?.noFooter === true || !footer;
  if (isHidden || data === undefined) return null;
  const items = data.items.flatMap(({ key }) => {
    if (!isKnown(key) || own?.includes(key) === false) return [];
    const { destination, to, Icon } = tabs[key];
    // i18n-keys: portal:tabs.*
    return [{ to, label: t(`tabs.${key}`), icon: <Icon />, active: destination === current }];
  });
  return <TabBar items={items} />;
}

function isKnown(key: string): key is TabKey {
  return Object.hasOwn(tabs, key);
}
