import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Consult } from '../consults/consult-page';
import { StaffStory } from '../consults/consult-fixture';
import { sampleConsult, sampleMe, samplePicture } from '../consults/consult-samples';
import {
  sampleCheck,
  sampleDrugs,
  sampleForbidden,
  samplePrescribing,
  samplePrescription,
  sampleUnchecked,
  sampleWarning,
} from '../prescriptions/prescription-samples';

const me = { ...sampleMe, actions: [...sampleMe.actions, 'sign-prescription' as const] };

const meta = {
  title: 'Staff/Prescribing',
  component: Consult,
  args: { orderKey: 'consult-1' },
  decorators: [
    (Story, { parameters }) => {
      // A draft of another story is not this one's.
      sessionStorage.clear();
      return (
        <StaffStory
          me={me}
          answers={{
            'open-consult': () =>
              sampleConsult({
                kind: 'convenient',
                patient: { name: '王秀兰', gender: 'female', age: 70 },
                question: '申请续方：苯磺酸氨氯地平片、酒石酸美托洛尔片',
                pictures: [],
              }),
            'open-prescribing': () => samplePrescribing(),
            'search-drugs': { items: sampleDrugs },
            'check-prescription': sampleCheck({
              findings: [sampleUnchecked, sampleWarning, sampleForbidden],
            }),
            ...(parameters['answers'] as object | undefined),
          }}
        >
          <Story />
        </StaffStory>
      );
    },
  ],
} satisfies Meta<typeof Consult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Request: Story = {
  parameters: {
    answers: {
      'open-prescribing': () =>
        samplePrescribing({
          renewal: {
            ...samplePrescribing().renewal!,
            proofs: [samplePicture('#8fa9c9'), samplePicture('#b9a76a')],
          },
          earlier: [samplePrescription({ state: 'dispensed' })],
        }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('血压 138/84')).toBeVisible();
  },
};

export const Checked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '照原方开' }));
    await userEvent.type(canvas.getByLabelText('超过 7 天的理由'), '慢性病，病情稳定');
    await userEvent.click(canvas.getByRole('button', { name: '检查' }));
    await expect(await canvas.findByText('患者对这类药物过敏。')).toBeVisible();
  },
};

export const Signing: Story = {
  parameters: { answers: { 'check-prescription': sampleCheck({ findings: [] }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '照原方开' }));
    await userEvent.type(canvas.getByLabelText('超过 7 天的理由'), '慢性病，病情稳定');
    await userEvent.click(canvas.getByRole('button', { name: '检查' }));
    await userEvent.click(await canvas.findByRole('button', { name: '签名' }));
    const title = await canvas.findByRole('heading', { name: '确认签名' });
    // The dialog fades in.
    await waitFor(() => expect(title).toBeVisible());
  },
};

export const Returned: Story = {
  parameters: {
    answers: {
      'open-prescribing': () =>
        samplePrescribing({
          renewal: null,
          prescriptions: [
            samplePrescription({
              state: 'returned',
              review: {
                pharmacistName: '吴磊',
                at: '2026-11-25T10:00:00+08:00',
                isApproved: false,
                reason: '数量超过规定，请写明理由或调整。',
              },
            }),
          ],
        }),
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('吴磊药师退回：'))[0]).toBeVisible();
  },
};

export const NotPossible: Story = {
  parameters: {
    answers: {
      'open-prescribing': () =>
        samplePrescribing({ whyNot: '问诊已结束，不能再开方', renewal: null }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('问诊已结束，不能再开方')).toBeVisible();
  },
};
