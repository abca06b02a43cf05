import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GetRealNameResponse } from '@xinglin/gateway-sdk';
import { failures, type PageSetting } from '@xinglin/testing';
import AccountCertificationPage from '../user/account/certification.page';
import RealNameInformationPage from './acctinfo.page';
import RealNameVerificationPage from './bindcard.page';
import ManualCertificationPage from './certification/manual-ai.page';

const meta = { title: 'Account/Real name' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const none: GetRealNameResponse = { state: 'none', person: null, triesLeft: 5, review: null };
const review = {
  reviewId: 'r-1',
  submittedAt: '2026-11-20T08:00:00+08:00',
  decidedAt: null,
  refusal: null,
  remark: null,
};
const verified: GetRealNameResponse = {
  ...none,
  state: 'verified',
  person: {
    name: '沈**',
    cardType: 'idCard',
    cardNo: '330***********0029',
    by: 'register',
    verifiedAt: '2026-11-20T08:00:00+08:00',
  },
};

const verification = (getRealName: GetRealNameResponse | 'never' | typeof failures.network) => ({
  render: () => <RealNameVerificationPage />,
  parameters: { path: '/my/bindcard', gateway: { getRealName } } satisfies PageSetting,
});

export const ToVerify: Story = verification(none);
export const FewTriesLeft: Story = verification({ ...none, triesLeft: 2 });
export const NoTriesLeft: Story = verification({ ...none, triesLeft: 0 });
export const InReview: Story = verification({ ...none, state: 'inReview', review });
export const Refused: Story = verification({
  ...none,
  state: 'refused',
  review: { ...review, decidedAt: review.submittedAt, refusal: 'unreadable', remark: '右下角反光' },
});
export const Verified: Story = verification(verified);
export const Loading: Story = verification('never');
export const Failed: Story = verification(failures.network);

export const Pictures: Story = {
  render: () => <ManualCertificationPage />,
  parameters: {
    path: '/my/certification/manual-ai',
    gateway: { getRealName: none },
  } satisfies PageSetting,
};
export const Information: Story = {
  render: () => <RealNameInformationPage />,
  parameters: { path: '/my/acctinfo', gateway: { getRealName: verified } } satisfies PageSetting,
};
export const NoInformation: Story = {
  render: () => <RealNameInformationPage />,
  parameters: { path: '/my/acctinfo', gateway: { getRealName: none } } satisfies PageSetting,
};
export const Explained: Story = {
  render: () => <AccountCertificationPage />,
  parameters: { path: '/user/account/certification', user: null } satisfies PageSetting,
};
