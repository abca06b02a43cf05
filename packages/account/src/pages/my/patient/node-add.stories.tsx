import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  businessRefusal,
  samplePatientBase,
  samplePatients,
  type PageSetting,
} from '@xinglin/testing';
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
const answers = {
  getBaseInfoForPatient: samplePatientBase,
  checkPatientDuplicate: { duplicate: null },
  checkPatientPhone: { codeNeeded: true },
};
const editPath = `${path}?patientId=p-1`;

const states = statesOf(page, {
  path: editPath,
  gateway: { ...answers, getPatientById: samplePatients.mother },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Empty: Story = { parameters: { path, gateway: answers } satisfies PageSetting };

export const NothingTyped: Story = {
  parameters: { path, gateway: answers } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect(canvas.getByRole('region', { name: '请检查以下内容' })).toHaveFocus();
  },
};

export const IdCardKnowsTheRest: Story = {
  parameters: {
    path,
    gateway: { ...answers, addPatient: businessRefusal('patientDuplicate', '该证件号码已添加') },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('姓名'), '王建国');
    await userEvent.type(canvas.getByLabelText('证件号码'), '330106198803120011');
    await expect(canvas.getByText(/1988-03-12/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('link', { name: '该证件号码已添加' })).toBeVisible();
  },
};

export const ChildWithoutDocument: Story = {
  parameters: { path, gateway: answers } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '子女' }));
    await userEvent.selectOptions(canvas.getByLabelText('证件类型'), 'none');
    await expect(await canvas.findByLabelText('监护人姓名')).toBeVisible();
    await expect(canvas.getByText(/草稿已保存/)).toBeVisible();
  },
};

export const SameChildOrTwin: Story = {
  parameters: {
    path,
    gateway: {
      ...answers,
      addPatient: businessRefusal('patientAlike', '请确认是不是同一个孩子', { patientId: 'p-1' }),
    },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '子女' }));
    await userEvent.type(canvas.getByLabelText('姓名'), '王秀兰之女');
    await userEvent.selectOptions(canvas.getByLabelText('证件类型'), 'none');
    await userEvent.click(await canvas.findByRole('radio', { name: '女' }));
    await userEvent.type(canvas.getByLabelText('出生日期'), '2026-05-06');
    await userEvent.type(await canvas.findByLabelText('监护人姓名'), '王磊');
    await userEvent.type(canvas.getByLabelText('监护人身份证号码'), '330106198803120011');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(
      await canvas.findByRole('button', { name: '是同一个，选择 王秀兰之女' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '不是，这是另一个孩子' })).toBeVisible();
  },
};

export const AlreadyThere: Story = {
  parameters: {
    path,
    gateway: {
      ...answers,
      checkPatientDuplicate: {
        duplicate: { patientId: 'p-1', name: '王秀兰', relation: 'parent' },
      },
    },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('证件号码'), '330106198803120011');
    await expect(await canvas.findByRole('button', { name: '选择 王秀兰' })).toBeVisible();
  },
};

export const AnotherPhone: Story = {
  parameters: { path, gateway: answers } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '其他手机号' }));
    await userEvent.type(await canvas.findByLabelText('手机号'), '13900001234');
    await expect(await canvas.findByLabelText('验证码')).toBeVisible();
  },
};

export const FamilyFull: Story = {
  parameters: {
    path,
    gateway: { ...answers, getBaseInfoForPatient: { ...samplePatientBase, remaining: 0 } },
  } satisfies PageSetting,
};

export const ChangeChild: Story = {
  parameters: {
    path: editPath,
    gateway: { ...answers, getPatientById: samplePatients.child },
  } satisfies PageSetting,
};
