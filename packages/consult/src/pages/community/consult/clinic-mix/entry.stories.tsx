import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleConsultServices, sampleHomepage } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { sampleClinics } from '../../../clinic-samples';
import * as page from './entry.page';

const meta = {
  title: 'Consult/Clinics and doctors online',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/community/consult/clinic-mix/entry';
const states = statesOf(page, {
  path,
  gateway: {
    listCommunityClinics: listOf(sampleClinics),
    getConsultHomepage: {
      ...sampleHomepage,
      services: [
        {
          ...sampleConsultServices.fast,
          kind: 'quanke',
          title: '全科问诊',
          priceCents: 900,
          earliestAt: null,
        },
      ],
    },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
