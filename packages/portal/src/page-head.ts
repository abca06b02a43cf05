import { channelText, type PageLoadInput, type RootState } from '@xinglin/api';
import type { I18n } from '@xinglin/i18n';
import type { ModuleChange } from '@xinglin/routes';
import type { RouteHandle } from './feature';

/** What the document says of a page. */
export interface HeadTexts {
  readonly title: string;
  readonly description: string | null;
}

/**
 * Title and description: the page's own where its data gives them, else the channel's, else the text that page or route
 * name; with the channel's name.
 */
export function headTexts(
  handle: RouteHandle,
  input: PageLoadInput,
  state: RootState,
  i18n: I18n,
): HeadTexts {
  const own = handle.head?.(input, state);
  const brand = i18n.t('shared:brand.name');
  const { title: channelTitle } = pageOf(state, handle.name);
  const title =
    own?.title ??
    (channelTitle && channelText(channelTitle, input.preferences.locale)) ??
    rowText(own?.titleKey ?? handle.row.title, i18n);
  return {
    title: title === null || title === brand ? brand : `${title} - ${brand}`,
    description: own?.description ?? rowText(handle.row.description, i18n),
  };
}

/** What the channel changes on a page as a whole. */
function pageOf({ channel }: RootState, route: string): ModuleChange {
  const pages: Readonly<Record<string, { readonly page?: ModuleChange } | undefined>> =
    channel.pageConfig;
  return pages[route]?.page ?? {};
}

/** What a row says by a key; null where it names none, or one without a text. */
export function rowText(key: string | undefined, i18n: I18n): string | null {
  // i18n-keys: literals
  return key !== undefined && i18n.exists(key) ? i18n.t(key) : null;
}
