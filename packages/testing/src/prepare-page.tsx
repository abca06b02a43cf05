import type { Gateway } from '@xinglin/gateway-sdk';
import type { Locale, NamespaceLoaders } from '@xinglin/i18n';
import type { ReactElement, ReactNode } from 'react';
import {
  createSurroundings,
  PageSurroundings,
  type PageSetting,
  type Surroundings,
} from './page-surroundings';
import { textsIn } from './texts-in';

/** A page to render in a test, with its texts loaded. */
export interface PreparedPage extends Surroundings {
  readonly element: ReactElement;
}

/**
 * Prepares a page for a test: `render((await preparePage(<Page />, …)).element)`.
 * @param namespaces the texts of the feature.
 */
export async function preparePage(
  page: ReactNode,
  namespaces: NamespaceLoaders,
  setting: PageSetting,
  { gateway, locale = 'zh-Hans' }: { gateway?: Gateway; locale?: Locale } = {},
): Promise<PreparedPage> {
  const i18n = await textsIn(locale, namespaces);
  const surroundings = createSurroundings(setting, i18n, gateway);
  const { store, router } = surroundings;
  return {
    ...surroundings,
    element: (
      <PageSurroundings store={store} router={router} i18n={i18n}>
        {page}
      </PageSurroundings>
    ),
  };
}
