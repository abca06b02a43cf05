import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { riskToken } from '../../../model/entrance-storage';
import VerificationPage from './verification.page';

const meta = {
  title: 'Account/Sleeping account',
  component: VerificationPage,
  beforeEach: () => {
    riskToken.keep('risk-1');
    return riskToken.forget;
  },
} satisfies Meta<typeof VerificationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = { path: '/login/high-risk/verification', user: null } satisfies PageSetting;

export const ByFamilyOrVisit: Story = {
  parameters: {
    ...visitor,
    gateway: {
      fetchHighRiskPatientInfo: { patientCount: 2 },
      fetchHighRiskOrderInfo: { orderCount: 1 },
    },
  } satisfies PageSetting,
};

export const NothingToShow: Story = {
  parameters: {
    ...visitor,
    gateway: {
      fetchHighRiskPatientInfo: { patientCount: 0 },
      fetchHighRiskOrderInfo: { orderCount: 0 },
    },
  } satisfies PageSetting,
};
