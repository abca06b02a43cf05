import {
  checkAccess,
  explainAccess,
  nativeBar,
  openChannel,
  plainBrowser,
  type GuardContext,
} from '@xinglin/guards';
import { matchRoute, routes } from '@xinglin/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { explainStyle } from './explain-style';
import { ExplainView } from './explain-view';
import type { Explanation } from './explanation';
import { madeUpPerson, type PersonKind } from './made-up-people';

const meta = {
  title: 'Developers/Explain access',
  component: ExplainView,
  decorators: [
    (Story) => (
      <>
        <style>{explainStyle}</style>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ExplainView>;
export default meta;
type Story = StoryObj<typeof meta>;

const now = Date.parse('2026-12-01T08:00:00+08:00');
const origin = 'https://www.h5.portal.example';
const host = 'www.h5.portal.example';
const choices = {
  hosts: [host, 'sanming.h5.portal.example'],
  accounts: [{ role: 'verified', label: '王芳' }],
};

/** A made-up request: the guards are the real ones. */
function story(
  address: string,
  kind: PersonKind,
  differences: Partial<Pick<GuardContext, 'environment' | 'channel'>> = {},
) {
  const route = matchRoute(routes, new URL(address, origin).pathname);
  if (!route) throw new Error(`no route for ${address}`);
  const user = madeUpPerson(kind, now);
  const context: GuardContext = {
    route,
    url: address,
    user,
    hasToken: user !== null,
    now,
    environment: plainBrowser,
    channel: openChannel(null, origin),
    ...differences,
  };
  const answer: Explanation = {
    match: route,
    leadsTo: null,
    verdict: checkAccess(context),
    steps: explainAccess(context),
    bar: nativeBar(route.row, context.environment),
    user,
    environment: context.environment,
    channel: context.channel,
  };
  return { form: { host, person: `made-up:${kind}`, address, userAgent: '' }, choices, answer };
}

export const Asking: Story = {
  args: { ...story('/', 'visitor'), answer: null },
};

export const Allowed: Story = {
  args: story('/my/order/list', 'bound'),
};

export const Redirected: Story = {
  args: story('/my/bindcard?tab=1', 'temporary'),
  play: async ({ canvasElement }) => {
    const decided = canvasElement.querySelector('[data-standing=decided]');
    await expect(decided).toHaveAttribute('data-guard', 'bound');
    const target = /%2Fmy%2Fbindcard%3Ftab%3D1/;
    await expect(within(canvasElement).getAllByText(target)).not.toHaveLength(0);
  },
};

export const TokenTaken: Story = {
  args: story('/my/order/list', 'unknownDevice', {
    environment: { ...plainBrowser, messagingApp: true },
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-effects]')).toHaveAttribute(
      'data-effects',
      'keepPreviousToken clearToken',
    );
  },
};

export const Blocked: Story = {
  args: story('/hospital/1', 'bound', {
    channel: {
      ...openChannel('vip', origin),
      pageConfig: { 'directory.hospital': { page: { hidden: true } } },
    },
  }),
};

export const OldApp: Story = {
  args: story('/', 'visitor', {
    environment: { ...plainBrowser, nativeApp: true, appVersion: 329 },
  }),
};

export const Problem: Story = {
  args: { ...story('/', 'visitor'), answer: 'unknownHost' },
};
