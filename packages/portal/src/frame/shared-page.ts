import type { I18n } from '@xinglin/i18n';
import type { SharedPage } from '@xinglin/platform';
import type { ShareConfig } from '@xinglin/routes';
import { basePath } from '../base-path';

/**
 * What is shared of the page in view (spec 1 §3, share config): the words of its route, in which `{{title}}` is the
 * page's own title, else its title and description. Never its query: what a person searched is theirs.
 */
export function sharedPage(
  config: ShareConfig | undefined,
  i18n: I18n,
  page: Document = document,
): SharedPage {
  const { origin, pathname } = page.location;
  const { title } = page;
  const description = page.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  // i18n-keys: literals
  const text = (key: string): string => i18n.t(key, { title });
  return {
    title: config ? text(config.shareTitle) : title,
    description: config ? text(config.shareDescription) : description,
    url: origin + (config?.shareUrl === undefined ? pathname : basePath() + config.shareUrl),
    icon: config?.shareIcon === undefined ? null : origin + basePath() + config.shareIcon,
  };
}
