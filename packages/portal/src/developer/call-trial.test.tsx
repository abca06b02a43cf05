// @vitest-environment happy-dom
import { createStore } from '@xinglin/api';
import { createGateway } from '@xinglin/gateway-sdk';
import { createI18n } from '@xinglin/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { App } from '../app';
import { tinyIdentity } from '../testing/tiny-identity';
import { CallTrial } from './call-trial';

test('a call is made with what was typed, and request, answer or refusal are shown', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const fetch = vi.spyOn(globalThis, 'fetch');
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

  await set('select', 'POST /modulesearch/mergesearch/list.json');
  await set('input', '哮喘');
  const call = 'POST /modulesearch/mergesearch/list.json';
  fetch.mockResolvedValueOnce(Response.json({ code: 0, message: '', data: { items: [] } }));
  await send();
  await vi.waitFor(() =>
    expect(JSON.parse(shown())).toEqual({
      ms: expect.any(Number),
      request: { call, input: { q: '哮喘' } },
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
