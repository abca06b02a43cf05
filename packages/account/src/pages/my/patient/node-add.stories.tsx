import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessRefusal, samplePatients, type PageSetting } from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './node-add.page';

const meta = {
  title: 'Account/Add a family member',
  component: page.default,
  // A draft outlives a story as it outlives a reload.
  beforeEach: () => window.localStorage.clear(),
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/patient/node-add';
const editPath = `${path}?patientId=p-1`;

const states = statesOf(page, {
  path: editPath,
  gateway: { getPatientById: samplePatients.mother },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Empty: Story = { parameters: { path } satisfies PageSetting };

export const NothingTyped: Story = {
  parameters: { path } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(canvas.getByRole('region', { name: '请检查以下内容' })).toHaveFocus();
  },
};

export const IdCardKnowsTheRest: Story = {
  parameters: {
    path,
    gateway: { addPatient: businessRefusal('patientDuplicate', '该证件号码已添加') },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('姓名'), '王建国');
    await userEvent.type(canvas.getByLabelText('证件号码'), '330106198803120011');
    await expect(canvas.getByText(/1988-03-12/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('手机号'), '13800005521');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('link', { name: '该证件号码已添加' })).toBeVisible();
  },
};

export const ChildWithoutDocument: Story = {
  parameters: { path } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '子女' }));
    await userEvent.selectOptions(canvas.getByLabelText('证件类型'), 'none');
    await expect(canvas.getByLabelText('监护人姓名')).toBeVisible();
    await expect(canvas.getByText(/草稿已保存/)).toBeVisible();
  },
};

export const ChangeChild: Story = {
  parameters: {
    path: editPath,
    gateway: { getPatientById: samplePatients.child },
  } satisfies PageSetting,
};
