import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as care } from '@xinglin/care';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { prepareLoadedPage, type LoadedPage, type PageSetting } from '@xinglin/testing';
import { renewalAnswers } from '../samples/renewal-answers';
import { renewalsLocales } from '../renewals-locales';

/** Opens a page of renewals as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(
    page,
    { care, forms, orders, renewals: renewalsLocales },
    setting,
    renewalAnswers,
  );
  render(loaded.element);
  return loaded;
}
