import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { pageModules, type ConfiguredRoute } from '@xinglin/routes';
import type { PageSetting } from '@xinglin/testing';
import { within } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import preview from '../.storybook/preview';
import type { Screen, What } from './channel-screen';
import { screens } from './channel-screens';

type File = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;
type Change = { readonly hidden?: boolean; readonly title?: string; readonly link?: string };

const files = import.meta.glob<File>('../../../packages/*/src/pages/**/*.stories.tsx');

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.body.replaceChildren());

/** Draws a story with one module of its screen changed by the channel, until the page is there. */
async function draw(screen: Screen, name: string, route: string, module: string, change: Change) {
  const file = await files[`../../../packages/${screen.file}.stories.tsx`]?.();
  if (!file) throw new Error(`${screen.file} has no stories.`);
  const found = file[name];
  if (!found) throw new Error(`${screen.file} has no story ${name}.`);
  const { play: _play, ...story } = found;
  const setting: PageSetting = { channel: { pageConfig: { [route]: { [module]: change } } } };
  const parameters = { ...story.parameters, ...setting };
  await composeStory({ ...story, parameters }, file.default, preview, name).run();
  await vi.waitFor(() => {
    expect(document.querySelector('h1')).not.toBeNull();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
}

function seen(what: What): HTMLElement[] {
  const page = within(document.body);
  return what instanceof RegExp
    ? page.queryAllByText(what)
    : page.queryAllByRole(what[0], { name: what[1] });
}

const rows = Object.entries(screens).flatMap(([route, screen]) =>
  Object.entries(screen.modules).map(([module, row]) => {
    const { story, what } = 'what' in row ? row : { story: screen.story ?? 'Full', what: row };
    return { route, module, screen, story, what };
  }),
);

/** Each story with everything that it shows of its screen, so that it is drawn once for all of it. */
const drawings = [...new Map(rows.map((row) => [`${row.route} ${row.story}`, row])).values()].map(
  (drawn) => ({
    ...drawn,
    all: rows.filter(({ route, story }) => route === drawn.route && story === drawn.story),
  }),
);

describe('display settings of a channel', () => {
  it.each(drawings)('$route, $story: everything is there that can be hidden', async (row) => {
    const { route, module, screen, story, all } = row;
    await draw(screen, story, route, module, {});
    for (const { module: name, what } of all)
      await vi.waitFor(() => expect(seen(what), name).not.toHaveLength(0));
  });

  it.each(rows)('$route: $module is gone where it is hidden', async (row) => {
    const { route, module, screen, story, what } = row;
    await draw(screen, story, route, module, { hidden: true });
    expect(seen(what)).toHaveLength(0);
  });

  it.each(Object.entries(screens))('%s: all its modules are told', (route, { modules }) => {
    expect(Object.keys(modules)).toEqual(
      // The names of the record are routes.
      Object.keys(pageModules[route as ConfiguredRoute]),
    );
  });

  it.each([
    ['directory.standardDepartment', 'book'],
    ['booking.orderDetail', 'way'],
    ['account.login', 'otherWays'],
    ['account.combinedLogin', 'chatApp'],
    ['account.profileSetting', 'help'],
    ['account.accountSettings', 'addresses'],
    ['account.realNameVerification', 'manual'],
    ['account.patients', 'add'],
    ['booking.orderList', 'waits'],
    ['consult.listAll', 'byPatient'],
    ['reviews.sent', 'praise'],
  ] as const)(
    '%s: %s has the name and the place that the channel gives it',
    async (route, module) => {
      const screen = screens[route];
      const change = { title: '本渠道的入口', link: '/custom' };
      await draw(screen, screen.story ?? 'Full', route, module, change);
      const link = await within(document.body).findByRole('link', { name: /本渠道的入口/ });
      expect(link.getAttribute('href')).toBe('/custom');
    },
  );
});
