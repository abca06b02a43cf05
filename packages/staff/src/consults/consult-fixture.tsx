import { configureStore } from '@reduxjs/toolkit';
import type { StaffMe } from '@xinglin/contract';
import { locales as conversation } from '@xinglin/conversation';
import type { I18n } from '@xinglin/i18n';
import { I18nProvider } from '@xinglin/i18n';
import { textsIn } from '@xinglin/testing';
import { ToastProvider } from '@xinglin/ui';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { staffApi } from '../api/staff-api';
import { locales } from '../locales';
import ConsultPage from './consult-page';
import {
  sampleConsult,
  sampleConversation,
  sampleMe,
  sampleQueue,
  SampleRefusal,
  type SampleAnswers,
  type SampleRequest,
} from './consult-samples';
import QueuePage from './queue-page';

/** What every page of consults finds at the gateway. */
const usual: SampleAnswers = {
  'list-consult-queue': ({ tab }: { tab: string }) => {
    const { counts, items } = sampleQueue();
    const isRunning = (state: string): boolean => state === 'inProgress';
    if (tab === 'ended') return { counts, items: [] };
    return { counts, items: items.filter(({ state }) => (tab === 'running') === isRunning(state)) };
  },
  'open-consult': () => sampleConsult(),
  'open-conversation': () => sampleConversation(),
  'open-message-files': { files: [] },
  'answer-conversation': { number: 9 },
};

function envelope(answer: unknown): Response {
  const body =
    answer instanceof SampleRefusal
      ? { code: answer.code, message: answer.message, data: null }
      : { code: 0, message: '', data: answer };
  return new Response(JSON.stringify(body));
}

/** The gateway of the staff app in place of `fetch`; what is for no page below `/staff` passes. */
export function fakeStaffGateway(
  answers: SampleAnswers = {},
  me: StaffMe = sampleMe,
): {
  readonly requests: readonly SampleRequest[];
  readonly restore: () => void;
} {
  const requests: SampleRequest[] = [];
  const former = globalThis.fetch;
  const all: Readonly<Record<string, unknown>> = { ...usual, ...answers };
  const fake: typeof fetch = async (address, init) => {
    const path = typeof address === 'string' ? address : '';
    if (!path.startsWith('/staff/')) return former(address, init);
    const input: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    const name = path.replace(/^\/staff\/(?:actions|session)\//, '');
    requests.push({ name, input });
    if (path === '/staff/session/me') return envelope(me);
    const answer = all[name];
    // Each answer takes the input of its own action.
    const made = await (typeof answer === 'function' ? answer(input) : answer);
    if (made instanceof SampleRefusal || made === undefined)
      return envelope(made ?? new SampleRefusal(`no answer to ${name}`));
    const isEnvelope = typeof made === 'object' && made !== null && 'approvalId' in made;
    return envelope(isEnvelope ? made : { done: made, approvalId: null });
  };
  globalThis.fetch = fake;
  return {
    requests,
    restore: () => {
      globalThis.fetch = former;
    },
  };
}

/** A store of the staff app. */
function staffStore() {
  return configureStore({
    reducer: { [staffApi.reducerPath]: staffApi.reducer },
    middleware: (usualOnes) => usualOnes().concat(staffApi.middleware),
  });
}

/** A page of a story over the fake gateway, in the whole width of the window. */
export function StaffStory({
  answers = {},
  me,
  children,
}: {
  readonly answers?: SampleAnswers;
  /** Who is signed in; a doctor by default. */
  readonly me?: StaffMe | undefined;
  readonly children: ReactNode;
}): ReactElement {
  const [{ store, gateway }] = useState(() => ({
    store: staffStore(),
    gateway: fakeStaffGateway(answers, me),
  }));
  useEffect(() => () => gateway.restore(), [gateway]);
  return (
    <Provider store={store}>
      <style>
        {'body { max-width: none; background: var(--color-page); } :root { --desk-head: 0px; }'}
      </style>
      <main>{children}</main>
    </Provider>
  );
}

/** The pages of consults at an address, for a test. */
export async function prepareConsults(path: string) {
  const i18n: I18n = await textsIn('zh-Hans', { staff: locales, conversation });
  const store = staffStore();
  const router = createMemoryRouter(
    [
      { path: '/', Component: QueuePage },
      { path: '/consults/:orderKey', Component: ConsultPage },
    ],
    { initialEntries: [path] },
  );
  return {
    store,
    router,
    element: (
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </I18nProvider>
      </Provider>
    ),
  };
}
