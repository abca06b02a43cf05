import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { riskToken } from '../../../model/entrance-storage';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './verification.page';

const meta = {
  title: 'Account/Sleeping account',
  component: page.default,
  beforeEach: () => {
    riskToken.keep('risk-1');
    return riskToken.forget;
  },
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = { path: '/login/high-risk/verification', user: null } satisfies PageSetting;

const states = statesOf(page, {
  ...visitor,
  gateway: {
    fetchHighRiskPatientInfo: { patientCount: 2 },
    fetchHighRiskOrderInfo: { orderCount: 1 },
    checkHighRiskOrder: { canAnswer: true, triesLeft: 5 },
  },
});
export const ByFamilyOrVisit: Story = states.full;

export const NothingToShow: Story = {
  parameters: {
    ...visitor,
    gateway: {
      fetchHighRiskPatientInfo: { patientCount: 0 },
      fetchHighRiskOrderInfo: { orderCount: 0 },
      checkHighRiskOrder: { canAnswer: false, triesLeft: 5 },
    },
  } satisfies PageSetting,
};
