import { createGateway } from '@xinglin/gateway-sdk';
import { pageModules, routes } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { PageModels } from './page-models';

test('a gateway that does not name its models is asked for every page that can be configured', async () => {
  const asked: string[] = [];
  const text = JSON.stringify({ 'directory.home': { doctors: { hidden: true } } });
  const models = new PageModels({
    gateway: createGateway({
      baseUrl: 'http://gateway.invalid',
      fetch: async (input) => {
        const code =
          new URL(input instanceof Request ? input.url : input).searchParams.get('modelCode') ?? '';
        asked.push(code);
        const confMap = code === 'page.directory.home' ? { partnerConfig: { text } } : {};
        return Response.json({ code: 0, data: { confMap } });
      },
    }),
    table: routes,
    config: { redirectHosts: [], nativeSchemes: [] },
    failed: (error) => {
      throw error;
    },
    ignored: () => expect.unreachable(),
  });
  expect(await models.ask(null)).toMatchObject({
    'directory.home': { doctors: { hidden: true } },
  });
  expect(asked.toSorted()).toEqual(
    Object.keys(pageModules)
      .map((route) => `page.${route}`)
      .toSorted(),
  );
  asked.length = 0;
  expect(await models.ask([])).toEqual({});
  expect(asked).toEqual([]);
});
