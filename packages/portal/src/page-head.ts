import type { PageLoadInput, RootState } from '@xinglin/api';
import type { I18n } from '@xinglin/i18n';
import type { RouteHandle } from './feature';

/** What the document says of a page. */
export interface HeadTexts {
  readonly title: string;
  readonly description: string | null;
}

/** Title and description: the page's own where its data gives them, else the route's, with the channel's name. */
export function headTexts(
  handle: RouteHandle,
  input: PageLoadInput,
  state: RootState,
  i18n: I18n,
): HeadTexts {
  const own = handle.head?.(input, state);
  // i18n-keys: literals
  const text = (key: string | undefined): string | null =>
    key !== undefined && i18n.exists(key) ? i18n.t(key) : null;
  const brand = i18n.t('shared:brand.name');
  const title = own?.title ?? text(handle.row.title);
  return {
    title: title === null || title === brand ? brand : `${title} - ${brand}`,
    description: own?.description ?? text(handle.row.description),
  };
}
