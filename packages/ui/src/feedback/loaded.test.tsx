// @vitest-environment happy-dom
import { createI18n, I18nProvider } from '@xinglin/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '../locales/en.json';
import { FailureWords } from './failure-words';
import { Loaded, type LoadedQuery } from './loaded';

const resources = { ui: texts, shared: { error: { backHome: 'Back to home' } } };
const i18n = createI18n({ locale: 'en', resources });

interface Failure {
  readonly kind: string;
}

const words = { describe: ({ kind }: Failure) => `it was ${kind}` };

function show(query: Partial<LoadedQuery<string, Failure>>): { readonly refetch: () => unknown } {
  const refetch = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <FailureWords value={words}>
          <Loaded
            query={{ isFetching: false, refetch, ...query }}
            skeleton={<i>loading</i>}
            action={<a href="/doctors">Other doctors</a>}
          >
            {(data) => <p>{data}</p>}
          </Loaded>
        </FailureWords>
      </MemoryRouter>
    </I18nProvider>,
  );
  return { refetch };
}

afterEach(cleanup);

it('shows the skeleton until something is known', () => {
  show({ isFetching: true });
  expect(screen.getByText('loading')).toBeTruthy();
});

it.each(['network', 'timeout', 'http', 'busy', 'rateLimited', 'conflict'])(
  'offers to try again what may pass, as %s',
  (kind) => {
    const { refetch } = show({ error: { kind } });
    expect(screen.getByRole('alert').textContent).toContain(`it was ${kind}`);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  },
);

it.each([
  ['business', true],
  ['validation', false],
])('offers other pages where asking again changes nothing, as %s', (kind, hasWords) => {
  show({ error: { kind } });
  // Nothing was typed here, so that words about fields would be of no use.
  expect(screen.getByRole('alert').textContent?.includes(`it was ${kind}`)).toBe(hasWords);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Other doctors' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});

it('keeps what is there while it fails to come anew', () => {
  show({ currentData: 'the doctor', error: { kind: 'network' } });
  expect(screen.getByText('the doctor')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
