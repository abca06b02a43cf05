import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures, sampleHospital, type PageSetting } from '@xinglin/testing';
import HospitalSummaryPage from './$id.page';

const path = '/hospital/summary/h-1';

export default {
  title: 'Pages/About a hospital',
  component: HospitalSummaryPage,
} satisfies Meta<typeof HospitalSummaryPage>;

type Story = StoryObj<typeof HospitalSummaryPage>;

export const Full: Story = {
  parameters: { path, gateway: { getHospitalInfoById: sampleHospital } } satisfies PageSetting,
};

export const Loading: Story = {
  parameters: { path, gateway: { getHospitalInfoById: 'never' } } satisfies PageSetting,
};

export const Failing: Story = {
  parameters: { path, gateway: { getHospitalInfoById: failures.network } } satisfies PageSetting,
};
