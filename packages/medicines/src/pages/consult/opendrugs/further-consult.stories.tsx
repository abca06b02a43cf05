import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleConsultServices, sampleDoctor } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { renewalAnswers } from '../../../samples/renewal-answers';
import * as page from './further-consult.page';

const meta = { title: 'Medicines/Asking the same doctor', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const getExpertConsultInfo = {
  doctor: sampleDoctor,
  services: [
    {
      ...sampleConsultServices.fast,
      kind: 'imageText' as const,
      title: '图文咨询',
      priceCents: 3800,
    },
  ],
  consultCount: 12,
};
const states = statesOf(page, {
  path: '/consult/opendrugs/further-consult?prescriptionId=rx-1',
  gateway: { ...renewalAnswers, getExpertConsultInfo },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
export const Empty: Story = states.empty;
