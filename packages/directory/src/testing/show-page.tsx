import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as care } from '@xinglin/care';
import { matterLocales } from '@xinglin/orders';
import { prepareLoadedPage, type LoadedPage, type PageSetting } from '@xinglin/testing';
import { introductionsLocales, locales } from '../locales';

const namespaces = {
  care,
  directory: locales,
  introductions: introductionsLocales,
  matters: matterLocales,
};

/** Opens a page of this package as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(page, namespaces, setting);
  render(loaded.element);
  return loaded;
}
