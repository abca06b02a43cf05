import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessRefusal, samplePatients, type PageSetting } from '@xinglin/testing';
import { expect, userEvent, within } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './patients.page';

const meta = { title: 'Account/Family members', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { mother, child } = samplePatients;
const path = '/my/patients';
const gateway = {
  listPatients: { items: [mother, child], total: 2, pageNo: 1, pageSize: 20 },
  getPatientLimitInfo: { limit: 10, used: 2, remaining: 8 },
} satisfies PageSetting['gateway'];

const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const AtTheLimit: Story = {
  parameters: {
    path,
    gateway: { ...gateway, getPatientLimitInfo: { limit: 2, used: 2, remaining: 0 } },
  } satisfies PageSetting,
};

export const RemovalRefused: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      deletePatient: businessRefusal('patientInUse', '该就诊人有未完成的预约，暂不能删除'),
    },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除 王秀兰' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '确认删除' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      '该就诊人有未完成的预约，暂不能删除',
    );
  },
};
