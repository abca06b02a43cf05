import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GetRealNameResponse } from '@xinglin/gateway-sdk';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as certification from '../user/account/certification.page';
import * as information from './acctinfo.page';
import * as verification from './bindcard.page';
import * as pictures from './certification/manual-ai.page';
import { inReview, none, review, verified } from './real-name-samples';

const meta = { title: 'Account/Real name' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/bindcard';
const toVerify = statesOf(verification, { path, gateway: { getRealName: none } });
export const ToVerify: Story = toVerify.full;
export const Loading: Story = toVerify.loading;
export const Failed: Story = toVerify.failed;
export const SignedOut: Story = toVerify.signedOut;

const told = (getRealName: GetRealNameResponse) => ({
  render: () => <verification.default />,
  parameters: { path, gateway: { getRealName } } satisfies PageSetting,
});
export const FewTriesLeft: Story = told({ ...none, triesLeft: 2 });
export const ByFace: Story = told({ ...none, byFace: true });
export const NoTriesLeft: Story = told({ ...none, triesLeft: 0 });
export const InReview: Story = told(inReview);
export const Refused: Story = told({
  ...none,
  state: 'refused',
  review: { ...review, decidedAt: review.submittedAt, refusal: 'unreadable', remark: '右下角反光' },
});
export const Verified: Story = told(verified);

const byStaff = statesOf(pictures, {
  path: '/my/certification/manual-ai',
  gateway: { getRealName: none },
});
export const Pictures: Story = byStaff.full;
export const PicturesLoading: Story = byStaff.loading;
export const PicturesFailed: Story = byStaff.failed;
export const PicturesSignedOut: Story = byStaff.signedOut;

const known = statesOf(information, { path: '/my/acctinfo', gateway: { getRealName: verified } });
export const Information: Story = known.full;
export const InformationLoading: Story = known.loading;
export const InformationFailed: Story = known.failed;
export const InformationSignedOut: Story = known.signedOut;
export const NoInformation: Story = {
  render: () => <information.default />,
  parameters: { path: '/my/acctinfo', gateway: { getRealName: none } } satisfies PageSetting,
};

export const Explained: Story = statesOf(certification, {
  path: '/user/account/certification',
  user: null,
}).full;
