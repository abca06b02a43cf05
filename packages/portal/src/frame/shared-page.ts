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
  const address = (path: string): string => origin + basePath() + path;
  const url = config?.shareUrl === undefined ? origin + pathname : address(config.shareUrl);
  const sharedTitle = config ? text(config.shareTitle) : title;
  const { type = 'link', dataUrl, miniProgramUserName: userName } = config ?? {};
  return {
    title: sharedTitle,
    description: config ? text(config.shareDescription) : description,
    url,
    icon: config?.shareIcon === undefined ? null : address(config.shareIcon),
    media: type === 'link' || dataUrl === undefined ? null : { type, url: address(dataUrl) },
    miniProgram:
      userName === undefined
        ? null
        : {
            userName,
            title: config?.miniProgramTitle ? text(config.miniProgramTitle) : sharedTitle,
            path: `${config?.miniProgramPath ?? '/pages/web/index'}?target=${encodeURIComponent(url)}`,
          },
  };
}
