import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  type PageSetting,
} from '@xinglin/testing';
import { expect, within } from 'storybook/test';
import HomePage from './index.page';

export default {
  title: 'Partners/Tianjin home',
  component: HomePage,
  globals: { channel: 'tianjin' },
} satisfies Meta<typeof HomePage>;

/** A person of Tianjin at home. */
export const SignedIn: StoryObj<typeof HomePage> = {
  parameters: {
    gateway: {
      listHotDepts: listOf(sampleHotDepartments),
      listHomeDoctors: listOf([sampleDoctor]),
      mergeSearchHospitals: listOf([sampleHospital]),
      getNoticeDetail: listOf([]),
      listRegistrationOrders: listOf([]),
    },
  } satisfies PageSetting,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('天津互联网医院')).toBeInTheDocument();
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--color-brand')).toBe(
      '#a63a2b',
    );
  },
};
