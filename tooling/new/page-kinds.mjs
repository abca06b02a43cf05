// Owns: the kinds of pages and what each consists of.
// Must not know: where a page lies, what else has to know of it.
// Used by: `npm run new -- page`.
import { CommandError } from '../process/workspace.mjs';
import { formPage } from './page-form.mjs';
import { orderPage } from './page-order.mjs';
import { textsOf } from './page-parts.mjs';
import { detailPage, listPage } from './page-shown.mjs';

/** A page that only leads on; its params go along. */
function passagePage(page) {
  const { english, to, toParams, params, address, file } = page;
  if (!to) throw new CommandError('A passage needs a place to lead to: --to <route name>');
  const own = params
    .filter((param) => toParams.includes(param))
    .map((param) => `${param}: params['${param}'] ?? ''`);
  const target = `href('${to}'${own.length > 0 ? `, { ${own.join(', ')} }` : ''})`;
  return {
    dependencies: ['@xinglin/api'],
    texts: textsOf(page, []),
    page: `import type { PassThroughPage } from '@xinglin/api';
import { href } from '@xinglin/routes';

/** ${english}: leads on. */
export const forward: PassThroughPage['forward'] = (${own.length > 0 ? '{ params }' : ''}) => ${target};
`,
    test: `import { createMockGateway, createSurroundings } from '@xinglin/testing';
import { createI18n } from '@xinglin/i18n';
import { href, matchRoute, routes } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { forward } from '${file}';

it('leads on', async () => {
  const { store } = createSurroundings({}, createI18n({ locale: 'zh-Hans' }), createMockGateway());
  const { preferences } = store.getState();
  const params = matchRoute(routes, '${address}')?.params ?? {};
  const place = { params, query: new URLSearchParams(), preferences, now: 0, userAgent: '' };
  expect(await forward(place, store)).toBe(${target});
});
`,
  };
}

/** What a page of a kind consists of, by the word of \`--as\`. */
export const pageKinds = {
  list: listPage,
  detail: detailPage,
  form: formPage,
  order: orderPage,
  passage: passagePage,
};
