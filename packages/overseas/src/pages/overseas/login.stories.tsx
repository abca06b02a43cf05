import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { partnerPreLogin, sampleCountries } from '../../testing/samples';
import * as page from './login.page';

const meta = { title: 'Overseas/Sign in', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = { user: null, gateway: { listCountries: sampleCountries, partnerPreLogin } };
const states = statesOf(page, { ...visitor, path: '/overseas/login' });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;

/** By a password of a number or an e-mail address. */
export const ByPassword: Story = {
  parameters: { ...visitor, path: '/overseas/login?type=password' },
};
export const ByEmail: Story = { parameters: { ...visitor, path: '/overseas/login?type=email' } };
