import { themeColorOf } from './channels';
import type { PageTexts } from './page-texts';
import type { RequestFacts } from './request-facts';

/** What a phone shows when the portal is put on its home screen, in the channel's name and colour. */
export async function webManifest(facts: RequestFacts, texts: PageTexts): Promise<Response> {
  const i18n = await texts.get(facts.channel, facts.locale, null);
  const name = i18n.t('shared:brand.name');
  const manifest = {
    name,
    short_name: name,
    lang: facts.locale,
    start_url: `${facts.base}/`,
    display: 'standalone',
    background_color: '#f3f6f5',
    theme_color: themeColorOf(facts.channel),
    icons: [{ src: `${facts.base}/favicon.svg`, type: 'image/svg+xml', sizes: 'any' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
      vary: 'Cookie, Accept-Language',
    },
  });
}
