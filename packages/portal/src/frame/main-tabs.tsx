import { homeApi, useChannel, useSession } from '@xinglin/api';
import type { RouteRow, TabKey } from '@xinglin/routes';
import { TabBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from './portal-context';

/** The call that says which tabs a channel has, in which order. */
export const loadTabs = () => homeApi.endpoints.getHomeTabbar.initiate();

/** Bottom tabs of a main destination. A tab this portal has no page for is left out. */
export function MainTabs({
  current,
}: {
  current: NonNullable<RouteRow['tabBar']>;
}): ReactElement | null {
  const { t } = useTranslation();
  const { tabs } = usePortal();
  const { footer, tabs: own } = useChannel();
  const { data } = homeApi.useGetHomeTabbarQuery();
  const isHidden = useSession()?.noFooter === true || !footer;
  if (isHidden || data === undefined) return null;
  const items = data.items.flatMap(({ key }) => {
    // Any other key finds nothing.
    const tab = Object.hasOwn(tabs, key) ? tabs[key as TabKey] : undefined;
    if (!tab || own?.some((one) => one === key) === false) return [];
    const { destination, to, label, Icon } = tab;
    // i18n-keys: literals
    return [{ to, label: t(label), icon: <Icon />, active: destination === current }];
  });
  return <TabBar items={items} />;
}
