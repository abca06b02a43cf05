import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  samplePatients,
  sampleSpecialGroup,
  sampleSpecialTerms,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './confirm.page';

const meta = { title: 'Check up/Expert of a disease', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway: GatewayAnswers = {
  getSpecialDiseaseDoctorGroup: sampleSpecialGroup,
  viewSpecialDiseaseAgreement: sampleSpecialTerms,
  listPatients: listOf(Object.values(samplePatients)),
};
const states = statesOf(page, {
  path: '/diagnosis-platform/order/confirm?diseaseId=tumour&doctorId=d-1',
  gateway,
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;

export const Group: Story = {
  parameters: {
    path: '/diagnosis-platform/order/confirm?diseaseId=tumour',
    gateway,
  } satisfies PageSetting,
};
