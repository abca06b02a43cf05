import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { businessRefusal, listOf, samplePatients } from '@xinglin/testing';
import { sampleTeleSchedule } from '../../samples/telemedicine-samples';
import { expect, userEvent } from 'storybook/test';
import * as page from './order.page';

const meta = { title: 'Telemedicine/The form', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/teleclinict/order?doctorId=d-1&startsAt=2026-11-24T06:00:00.000Z';
const gateway = {
  getTelemedicineSchedule: sampleTeleSchedule,
  listPatients: listOf(Object.values(samplePatients)),
};
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const refusals = {
  consentRequired: ['就诊人还没有同意使用其敏感个人信息，或已撤回同意，请先确认授权', '去确认授权'],
  overlappingVisit: [
    '就诊人在这个时间已有预约，请选择其他时间，或先取消原来的预约',
    '查看已有的预约',
  ],
  slotTaken: ['这个时间刚刚被别人约走了，请选择其他时间', '看看其他专家'],
} as const;

/** A refused session: why, and where to go on, above what was typed. */
function refused(name: keyof typeof refusals): Story {
  const [words, way] = refusals[name];
  return {
    render: () => <page.default />,
    parameters: {
      path,
      gateway: {
        ...gateway,
        submitTelemedicineOrder: businessRefusal(name, words, {
          orderNo: 'T9',
          kind: 'telemedicine',
        }),
      },
    },
    play: async ({ canvas }) => {
      await userEvent.type(
        await canvas.findByRole('textbox', { name: /主要问题/ }),
        '血压控制不好，想请专家看看',
      );
      await userEvent.click(canvas.getByRole('button', { name: /^提交并支付/ }));
      await expect(await canvas.findByRole('link', { name: way })).toBeVisible();
    },
  };
}

export const ConsentRequired = refused('consentRequired');
export const Overlapping = refused('overlappingVisit');
export const TimeTaken = refused('slotTaken');
