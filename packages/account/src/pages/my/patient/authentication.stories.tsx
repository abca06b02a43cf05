import type { GetPatientRealNameAuthResponse } from '@xinglin/gateway-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './authentication.page';

const meta = {
  title: 'Account/Verify a family member',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/patient/authentication?patientId=p-1';
const standing = {
  patientId: 'p-1',
  name: '王秀兰',
  cardNo: '330***********0023',
  realName: 'unverified',
  verifiedAt: null,
  triesLeft: 10,
} as const;
const states = statesOf(page, { path, gateway: { getPatientRealNameAuth: standing } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const inState = (changed: Partial<GetPatientRealNameAuthResponse>): Story => ({
  parameters: {
    path,
    gateway: { getPatientRealNameAuth: { ...standing, ...changed } },
  } satisfies PageSetting,
});

export const Mismatched = inState({ realName: 'mismatched', triesLeft: 2 });
export const Verified = inState({
  realName: 'verified',
  verifiedAt: '2026-11-20T21:00:00+08:00',
});
export const WithoutIdCard = inState({ realName: 'notApplicable', cardNo: null });
export const NoTriesLeft = inState({ realName: 'mismatched', triesLeft: 0 });
