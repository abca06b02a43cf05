import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FaceCheckState } from '@xinglin/gateway-sdk';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { endedCheck, noCheck, waitingCheck } from './face-check-samples';
import * as middle from './mp-face-id-middle.page';
import * as result from './mp-face-id-result.page';

const meta = { title: 'Portal/Check by face' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const toCamera = statesOf(middle, {
  path: '/mp-face-id-middle?target=%2Fmy%2Facctinfo',
  gateway: { getFaceCheck: waitingCheck },
});
export const ToCamera: Story = toCamera.full;
export const ToCameraLoading: Story = toCamera.loading;
export const ToCameraFailed: Story = toCamera.failed;
export const ToCameraSignedOut: Story = toCamera.signedOut;

const path = '/mp-face-id-result?target=%2Fmy%2Facctinfo';
const outcome = statesOf(result, {
  path,
  gateway: { getFaceCheck: waitingCheck, settleFaceCheck: { state: 'waiting' } },
});
export const NotYet: Story = outcome.full;
export const OutcomeLoading: Story = outcome.loading;
export const OutcomeFailed: Story = outcome.failed;
export const OutcomeSignedOut: Story = outcome.signedOut;

const ended = (state: FaceCheckState) => ({
  render: () => <result.default />,
  parameters: { path, gateway: { getFaceCheck: endedCheck(state) } } satisfies PageSetting,
});
export const Passed: Story = ended('passed');
export const NotPassed: Story = ended('failed');
export const Taken: Story = ended('taken');
export const Abandoned: Story = ended('abandoned');
export const None: Story = {
  render: () => <middle.default />,
  parameters: { path, gateway: { getFaceCheck: noCheck } } satisfies PageSetting,
};
