import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as follow from '../official-account/follow/middle.page';
import * as preload from '../web/static/preload.page';
import * as authorizedLinks from './authlinks.page';
import * as links from './links.page';
import * as wallet from './wakeup-digital-payment.page';
import * as doctor from './wakeup-wydoctor.page';
import * as page from './wakeup.page';
import * as doctorLinks from './wyslinks.page';

const meta = { title: 'Portal/Way to the apps' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const App: Story = statesOf(
  page,
  { path: '/app/wakeup?target=%2Fsearch', user: null },
  { alike: [doctor] },
).full;

export const Wallet: Story = statesOf(wallet, {
  path: '/app/wakeup-digital-payment?backurl=%2Fmy%2Forder%2Flist',
  user: null,
}).full;

export const Links: Story = statesOf(
  links,
  { path: '/app/links?target=%2Fsearch', user: null },
  { alike: [authorizedLinks, doctorLinks] },
).full;

export const FollowAccount: Story = statesOf(follow, {
  path: '/official-account/follow/middle?target=%2Fsearch',
  user: null,
}).full;

export const Preload: Story = statesOf(preload, { path: '/web/static/preload', user: null }).full;
