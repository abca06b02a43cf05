import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { expect } from 'storybook/test';
import { bindToken, provenBy, provenName } from '../../../model/provider-sign-in';
import { sampleCountries } from '../../../testing/samples';
import * as bind from './combined/bind.page';
import * as combined from './combined.page';
import * as middle from './middle.page';

const meta = { title: 'Overseas/Sign in by others' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const visitorAt = (path: string) => ({ path, user: null });

/** A provider has proven a person who has no account yet. */
const waiting = () => {
  const kept = [
    [bindToken, 'bind-1'],
    [provenBy, 'google'],
    [provenName, 'Emma Wood'],
  ] as const;
  for (const [one, value] of kept) one.keep(value);
  return () => {
    for (const [one] of kept) one.forget();
  };
};

const refused = statesOf(middle, visitorAt('/overseas/login/middle?error=access_denied&state=s'));
/** The trouble is what is shown. */
export const Refused: Story = {
  ...refused.full,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '您没有同意授权' })).toBeVisible();
  },
};

const taking = statesOf(middle, {
  ...visitorAt('/overseas/login/middle?code=c&state=s'),
  gateway: { partnerPostLogin: 'never' },
});
/** While the gateway asks the provider who it is. */
export const Taking: Story = { render: taking.full.render, parameters: taking.loading.parameters };

export const Unbound: Story = {
  ...statesOf(combined, visitorAt('/overseas/login/combined')).full,
  beforeEach: waiting,
};
export const NothingWaits: Story = {
  render: () => <combined.default />,
  parameters: visitorAt('/overseas/login/combined') satisfies PageSetting,
};

const binding = statesOf(bind, {
  ...visitorAt('/overseas/login/combined/bind'),
  gateway: { listCountries: sampleCountries },
});
export const Binding: Story = { ...binding.full, beforeEach: waiting };
export const BindingLoading: Story = { ...binding.loading, beforeEach: waiting };
export const BindingFailed: Story = { ...binding.failed, beforeEach: waiting };
export const BindingEmpty: Story = { ...binding.empty, beforeEach: waiting };

export const BindingByEmail: Story = {
  render: () => <bind.default />,
  beforeEach: waiting,
  parameters: {
    ...visitorAt('/overseas/login/combined/bind?by=email'),
    gateway: { listCountries: sampleCountries },
  } satisfies PageSetting,
};
