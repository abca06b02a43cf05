import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  sampleFastAsk,
  sampleFastAskClosed,
  sampleHomepage,
  sampleRunningConsult,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { samplePanelHomepage } from '../../samples/panel-samples';
import * as page from './portal.page';

const meta = {
  title: 'Consult/Asking a doctor',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway = {
  getConsultHomepage: sampleHomepage,
  getPanelHomepage: samplePanelHomepage,
  isFastAskOpen: sampleFastAsk,
  getRunningConsult: { consult: sampleRunningConsult },
};
const states = statesOf(page, { path: '/consult/portal', gateway });
const closed = statesOf(page, {
  path: '/consult/portal',
  gateway: {
    ...gateway,
    isFastAskOpen: sampleFastAskClosed,
    getRunningConsult: { consult: null },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
export const NoDoctorOnDuty: Story = closed.full;
