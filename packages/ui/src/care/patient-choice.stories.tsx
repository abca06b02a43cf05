import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PatientChoice, type PatientChoiceProps } from './patient-choice';

const patients = [
  {
    patientId: '1',
    name: '王秀兰',
    relation: 'parent',
    cardType: 'idCard',
    cardNo: '330***********0023',
    mobile: '138****5521',
    isDefault: true,
  },
  {
    patientId: '2',
    name: '王一诺',
    relation: 'child',
    cardType: 'none',
    cardNo: null,
    mobile: '138****5521',
    isDefault: false,
  },
] as const;

type Props = PatientChoiceProps<(typeof patients)[number], string>;

const query = { currentData: { items: patients }, isFetching: false, refetch: fn() };
const props: Props = {
  query,
  title: '选择就诊人',
  backTo: '/',
  former: '2',
  mark: ({ patientId }) => (patientId === '2' ? '当前选择' : undefined),
  choosing: { to: (patientId) => `/?patientId=${patientId}` },
  empty: { title: '还没有就诊人', message: '添加家人后，可以为他们挂号。' },
  add: { text: '添加就诊人', to: '/my/patient/node-add' },
};

const meta = { title: 'Care/Choice of a patient' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByATap: Story = { render: () => <PatientChoice {...props} /> };

export const Full: Story = {
  render: () => <PatientChoice {...props} full="最多添加 2 位就诊人" />,
};

export const Empty: Story = {
  render: () => <PatientChoice {...props} query={{ ...query, currentData: { items: [] } }} />,
};

const onConfirm = fn();
const onChange = fn();

export const Confirmed: Story = {
  render: () => (
    <PatientChoice
      {...props}
      choosing={{ confirm: { text: '确定', pending: false, onConfirm, onChange } }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: '王一诺' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '王秀兰' }));
    await expect(onChange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '确定' }));
    await expect(onConfirm).toHaveBeenCalledWith('1');
  },
};
