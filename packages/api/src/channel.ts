import type { ChannelText, CurrentChannel, KnownRouteName, ModuleKey } from '@xinglin/routes';
import type { ReactNode } from 'react';
import type { PreferencesState } from './preferences-slice';
import { usePreferences, useStoreSelector } from './store';

/** The channel the page is shown in: phone, switches, tabs, codes (spec 1 §3); the same on server and browser. */
export function useChannel(): CurrentChannel {
  return useStoreSelector((state) => state.channel);
}

/** What of a module a channel may replace. */
interface ModuleFace {
  readonly title?: string;
  readonly to?: string;
}

/**
 * Reads the modules of a page as the channel wants them: `modules('doctors', { title: t('home.doctors') })` answers
 * null where the module is hidden, else what was given, with the channel's title and link in place of the product's.
 */
export function usePageModules<Route extends KnownRouteName>(route: Route) {
  const { pageConfig } = useChannel();
  const { locale } = usePreferences();
  return <Face extends ModuleFace = ModuleFace>(
    key: ModuleKey<Route>,
    own: Face = {} as Face,
  ): Face | null => {
    const change = pageConfig[route]?.[key];
    if (!change) return own;
    const { hidden, title, link } = change;
    if (hidden) return null;
    return {
      ...own,
      ...(title && { title: channelText(title, locale) ?? own.title }),
      ...(link && { to: link }),
    };
  };
}

/** A module of a page, and where it stands in the page. */
interface ChannelModuleProps<Route extends KnownRouteName, Face> {
  /** The page's route. */
  readonly of: Route;
  readonly name: ModuleKey<Route>;
  /** What the channel may replace. */
  readonly own?: Face;
  readonly children: ReactNode | ((face: Face) => ReactNode);
}

/**
 * One module of a page, for pages whose parts are made by a kit and call no hook: as `usePageModules`. Where the module
 * is hidden there is nothing.
 */
export function ChannelModule<Route extends KnownRouteName, Face extends ModuleFace = ModuleFace>({
  of,
  name,
  own,
  children,
}: ChannelModuleProps<Route, Face>): ReactNode {
  const face = usePageModules(of)(name, own ?? ({} as Face));
  if (face === null) return null;
  return typeof children === 'function' ? children(face) : children;
}

/** A channel's text in a language; undefined where the channel leaves that language to the product. */
export function channelText(
  text: ChannelText,
  locale: PreferencesState['locale'],
): string | undefined {
  return typeof text === 'string' ? text : text[locale];
}
