import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  type PageSetting,
} from '@xinglin/testing';
import HomePage from './index.page';

export default { title: 'Partners/Tianjin home', component: HomePage } satisfies Meta<
  typeof HomePage
>;

/** A person of Tianjin at home. */
export const SignedIn: StoryObj<typeof HomePage> = {
  parameters: {
    channel: { insurance: true },
    gateway: {
      listHotDepts: listOf(sampleHotDepartments),
      listHomeDoctors: listOf([sampleDoctor]),
      mergeSearchHospitals: listOf([sampleHospital]),
      getNoticeDetail: listOf([]),
      listRegistrationOrders: listOf([]),
    },
  } satisfies PageSetting,
};
