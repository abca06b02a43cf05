import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, samplePatients, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { expect, fn, userEvent } from 'storybook/test';
import { loadPatients, PatientChoice } from './patient-choice';

type Props = Parameters<typeof PatientChoice>[0];

const props: Props = {
  title: '选择就诊人',
  mark: ({ patientId }, former) => (patientId === former ? '当前选择' : undefined),
  choosing: () => ({ to: (patientId) => `/?patientId=${patientId}` }),
  empty: { title: '还没有就诊人', message: '添加家人后，可以为他们挂号。' },
  addText: '添加就诊人',
};
const ByTap = () => <PatientChoice {...props} />;

const meta = { title: 'Kits/Choice of a patient' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/standard/booking/patientlist?patientId=p-2';
const gateway = { listPatients: listOf([samplePatients.mother, samplePatients.child]) };
const states = statesOf({ default: ByTap, load: loadPatients }, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const setting: PageSetting = { path, gateway };

export const AtTheLimit: Story = {
  render: () => <PatientChoice {...props} full="最多添加 2 位就诊人" />,
  parameters: setting,
};

const onConfirm = fn();
const onChange = fn();

export const Confirmed: Story = {
  render: () => (
    <PatientChoice
      {...props}
      choosing={() => ({ confirm: { text: '确定', pending: false, onConfirm, onChange } })}
    />
  ),
  parameters: setting,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '王一诺' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '王秀兰' }));
    await expect(onChange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '确定' }));
    await expect(onConfirm).toHaveBeenCalledWith('p-1');
  },
};
