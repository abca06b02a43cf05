import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDoctor, sampleShifts, type PageSetting } from '@xinglin/testing';
import DoctorPage from './$id.page';

export default { title: 'Partners/Tianjin doctor', component: DoctorPage } satisfies Meta<
  typeof DoctorPage
>;

/** Insurance pays here. */
export const Insured: StoryObj<typeof DoctorPage> = {
  parameters: {
    path: '/expert/d-1',
    channel: { insurance: true },
    gateway: {
      getDoctorInfoById: { ...sampleDoctor, tags: ['医保'] },
      listShiftCasesByMonth: listOf(sampleShifts),
      mergeSearchDoctors: listOf([]),
    },
  } satisfies PageSetting,
};
