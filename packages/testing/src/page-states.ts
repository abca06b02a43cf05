// Owns: the states that every page has, made from its module and what the gateway answers it.
// Must not know: any page; nothing of it reaches a browser of a patient.
// Used by: stories of pages, and the test that no page lacks one.
import type { ShownPage } from '@xinglin/api';
import { matchRoute, routes } from '@xinglin/routes';
import { createElement, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failures } from './failures';
import type { GatewayAnswers } from './mock-gateway';
import type { PageSetting } from './page-surroundings';

/** What a page can look like, whatever it is about. */
export type PageState = 'full' | 'loading' | 'empty' | 'failed' | 'signedOut';

/** What a story says of the page it shows; the test of the stories reads it. */
export interface ShownState {
  readonly page: ShownPage['default'];
  readonly state: PageState;
  /** The states this page has, but for those it lacks for a stated reason. */
  readonly needed: readonly PageState[];
  /** Pages that are the same screen about something else. */
  readonly alike: readonly ShownPage['default'][];
}

/** A page in one state, as Storybook takes it. */
export interface PageStory {
  readonly render: () => ReactElement;
  readonly parameters: PageSetting & { readonly shown: ShownState };
  readonly play: (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
}

/** How a page differs from others. */
export interface PageStateOptions {
  /** Why a state that the page would have cannot be seen. */
  readonly without?: { readonly [State in PageState]?: string };
  /** Modules of pages that are the same screen about something else, and need no stories of their own. */
  readonly alike?: readonly ShownPage[];
}

/** An end for what never comes, and room for a busy machine. */
const patience = { timeout: 50_000 };

type Answers = { readonly [name: string]: unknown };
type Told = (input: unknown, madeBefore: number) => unknown;

/**
 * A page in each of its states; a stories file exports those that {@link ShownState.needed} names. Each checks itself
 * in any language: loading shows a skeleton, a failure can be tried again, and nothing is missing where all is there.
 * @param setting its address, and an answer to every call it makes when all is well.
 */
export function statesOf(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
  { without = {}, alike = [] }: PageStateOptions = {},
): Readonly<Record<PageState, PageStory>> {
  const answers: Answers = setting.gateway ?? {};
  const open = isOpen(setting.path);
  const has: Readonly<Record<PageState, boolean>> = {
    full: true,
    loading: page.load !== undefined,
    failed: page.load !== undefined,
    empty: Object.values(answers).some((answer) => typeof answer === 'function' || isList(answer)),
    // A visitor's page has no other look; where the guards admit no one, a session can only end under a call.
    signedOut: open ? setting.user !== null : Object.keys(answers).length > 0,
  };
  // The keys of a record of every state are the states.
  const needed = (Object.keys(has) as PageState[]).filter(
    (state) => has[state] && without[state] === undefined,
  );
  const story = (
    state: PageState,
    changed: PageSetting,
    play: (canvasElement: HTMLElement) => Promise<void>,
  ): PageStory => ({
    render: () => createElement(page.default),
    parameters: {
      ...setting,
      ...changed,
      shown: { page: page.default, state, needed, alike: alike.map((one) => one.default) },
    },
    play: ({ canvasElement }) => play(canvasElement),
  });
  let asked = 0;
  const refuse = (): unknown => {
    asked += 1;
    return failures.serverTrouble;
  };
  return {
    full: story('full', {}, showsAll),
    loading: story('loading', { gateway: every(answers, () => 'never') }, async (canvas) => {
      await waitFor(() => expect(skeletonsIn(canvas)).not.toHaveLength(0), patience);
    }),
    empty: story('empty', { gateway: every(answers, emptied) }, showsAll),
    failed: story('failed', { gateway: every(answers, () => refuse) }, async (canvas) => {
      const retry = await waitFor(() => retryIn(canvas), patience);
      const before = asked;
      await userEvent.click(retry);
      await waitFor(() => expect(asked).toBeGreaterThan(before), patience);
      // It fails again, and says so again.
      await waitFor(() => retryIn(canvas), patience);
    }),
    signedOut: open
      ? story('signedOut', { user: null }, showsAll)
      : story(
          'signedOut',
          { gateway: every(answers, () => failures.sessionEnded) },
          hasNothingLeftToLoad,
        ),
  };
}

function isOpen(path: string): boolean {
  const row = matchRoute(routes, path.replace(/[?#].*/, ''))?.row;
  return row?.requires === undefined || row.requires.length === 0;
}

/** Each answer changed; the calls keep their names, and what the mock gateway reads of an answer its kind. */
function every(answers: Answers, change: (answer: unknown) => unknown): GatewayAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, change(answer)]),
  ) as GatewayAnswers;
}

/** The answer without what it lists; an answer that lists nothing stays. */
function emptied(answer: unknown): unknown {
  if (typeof answer === 'function') {
    const told = answer as Told;
    return async (input: unknown, madeBefore: number) => emptied(await told(input, madeBefore));
  }
  return isList(answer) ? { ...answer, items: [], total: 0 } : answer;
}

function isList(answer: unknown): answer is { readonly items: readonly unknown[] } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'items' in answer &&
    Array.isArray(answer.items) &&
    answer.items.length > 0
  );
}

async function hasNothingLeftToLoad(canvasElement: HTMLElement): Promise<void> {
  await waitFor(async () => {
    await expect(within(canvasElement).getByRole('main')).toHaveTextContent(/\S/);
    await expect(skeletonsIn(canvasElement)).toHaveLength(0);
  }, patience);
}

async function showsAll(canvasElement: HTMLElement): Promise<void> {
  await hasNothingLeftToLoad(canvasElement);
  await expect(alertsIn(canvasElement).map(({ textContent }) => textContent)).toEqual([]);
}

function skeletonsIn(canvasElement: HTMLElement): readonly Element[] {
  return [...canvasElement.querySelectorAll('[data-shape]')];
}

/** Places for what goes wrong stand empty until something does. */
function alertsIn(canvasElement: HTMLElement): readonly HTMLElement[] {
  const alerts = within(canvasElement).queryAllByRole('alert');
  return alerts.filter(({ textContent }) => textContent.trim() !== '');
}

/** The button that stands with a failure; it is no link, and no way out. */
function retryIn(canvasElement: HTMLElement): HTMLElement {
  const buttons = alertsIn(canvasElement).flatMap(({ parentElement }) =>
    parentElement === null ? [] : within(parentElement).queryAllByRole('button'),
  );
  const [retry] = buttons.filter((button) => button.getAttribute('aria-disabled') !== 'true');
  if (!retry) throw new Error('Nothing says what failed and offers to try again.');
  return retry;
}
