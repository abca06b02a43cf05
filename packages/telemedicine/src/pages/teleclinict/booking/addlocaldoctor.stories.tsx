import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf } from '@xinglin/testing';
import { sampleLocalDoctor, sampleSession } from '../../../samples/telemedicine-samples';
import * as page from './addlocaldoctor.page';

const meta = { title: 'Telemedicine/Local doctors', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/teleclinict/booking/addlocaldoctor?orderNo=T1',
  gateway: {
    getTelemedicineOrder: sampleSession(),
    listTelemedicineLocalDoctors: listOf([
      {
        doctor: { ...sampleLocalDoctor, doctorId: 'd-8', name: '周敏' },
        isFree: true,
        distanceMetres: null,
      },
      { doctor: sampleLocalDoctor, isFree: true, distanceMetres: null },
      {
        doctor: { ...sampleLocalDoctor, doctorId: 'd-7', name: '林一舟' },
        isFree: false,
        distanceMetres: null,
      },
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
