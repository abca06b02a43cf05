// @vitest-environment happy-dom
import { createStore } from '@xinglin/api';
import { createGateway } from '@xinglin/gateway-sdk';
import { createI18n } from '@xinglin/i18n';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { App } from '../app';
import { tinyIdentity } from '../testing/tiny-identity';
import { CallTrial } from './call-trial';

const search = 'POST /modulesearch/mergesearch/list.json';
const description = {
  paths: {
    '/modulesearch/mergesearch/list.json': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { q: { type: 'string' } } },
            },
          },
        },
      },
    },
  },
  components: { schemas: {} },
};

/** The trial of calls in a document, with the keys of texts as texts. */
async function shownTrial(): Promise<{ root: Root }> {
  const store = createStore({ gateway: createGateway({ baseUrl: '' }) });
  const i18n = createI18n({ locale: 'zh-Hans', resources: {} });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root') ?? document.body);
  await act(async () =>
    root.render(
      <App portal={tinyIdentity} store={store} rendered={store.getState()} i18n={i18n}>
        <CallTrial />
      </App>,
    ),
  );
  return { root };
}

test('a call is made with what was typed, and request, answer or refusal are shown', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const fetch = vi.spyOn(globalThis, 'fetch');
  fetch.mockResolvedValueOnce(Response.json(description));
  const { root } = await shownTrial();
  const set = async (selector: 'select' | 'input' | 'textarea', value: string) =>
    act(async () => {
      const field = document.querySelector(selector);
      if (!field) throw new Error(`There is no ${selector}.`);
      // React hears a change only where its own setter did not make it.
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      field.dispatchEvent(new Event(selector === 'select' ? 'change' : 'input', { bubbles: true }));
    });
  const send = async () =>
    act(async () => {
      document.querySelector('button')?.click();
      await new Promise((resolve) => setTimeout(resolve));
    });
  const shown = () => document.querySelector('output')?.textContent ?? '';

  await set('select', search);
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull());
  expect(fetch.mock.calls[0]?.[0]).toBe('/gateway/openapi.json');
  fetch.mockClear();
  await set('input', '哮喘');
  fetch.mockResolvedValueOnce(Response.json({ code: 0, message: '', data: { items: [] } }));
  await send();
  await vi.waitFor(() =>
    expect(JSON.parse(shown())).toEqual({
      ms: expect.any(Number),
      request: { call: search, input: { q: '哮喘' } },
      data: { items: [] },
    }),
  );
  expect(fetch.mock.calls[0]?.[0]).toBe('/gateway/modulesearch/mergesearch/list.json');
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"q":"哮喘"}');

  await set('textarea', '{"a":1');
  await send();
  expect(shown()).toContain('SyntaxError');
  expect(fetch).toHaveBeenCalledTimes(1);

  await set('textarea', '{}');
  fetch.mockResolvedValueOnce(
    Response.json({ code: 42001, message: '不行', data: null }, { status: 400 }),
  );
  await send();
  await vi.waitFor(() => expect(shown()).toContain('42001'));
  await act(async () => root.unmount());
});

test('without the description of the gateway the body is typed whole', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(answered);
  const { root } = await shownTrial();
  const shown = () => document.body.textContent ?? '';
  expect(shown()).toContain('calls.loading');
  await act(async () => answer(Response.json({}, { status: 404 })));
  await vi.waitFor(() => expect(shown()).toContain('calls.failed'));
  expect(shown()).not.toContain('calls.loading');
  expect(document.querySelector('textarea')?.value).toBe('{}');
  await act(async () => root.unmount());
});
