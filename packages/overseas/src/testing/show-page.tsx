import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { aiChatLocales, locales as conversation } from '@xinglin/conversation';
import { locales as forms } from '@xinglin/forms';
import { sharedNamespaces } from '@xinglin/i18n';
import { locales as orders } from '@xinglin/orders';
import { locales as personCheck } from '@xinglin/person-check';
import { prepareLoadedPage, type LoadedPage, type PageSetting } from '@xinglin/testing';
import { consultLocales, documentLocales, locales, thanksLocales } from '../locales';
import { answers } from './samples';

const namespaces = {
  'ai-chat': aiChatLocales,
  conversation,
  forms,
  orders,
  overseas: locales,
  'overseas-consult': consultLocales,
  'overseas-documents': documentLocales,
  'overseas-thanks': thanksLocales,
  'person-check': personCheck,
  rules: sharedNamespaces.rules,
};

/** Opens a page of this package as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(page, namespaces, setting, answers);
  render(loaded.element);
  return loaded;
}
