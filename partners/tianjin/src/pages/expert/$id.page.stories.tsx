import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDoctor, sampleShifts, type PageSetting } from '@xinglin/testing';
import DoctorPage from './$id.page';

export default {
  title: 'Partners/Tianjin doctor',
  component: DoctorPage,
  globals: { channel: 'tianjin' },
} satisfies Meta<typeof DoctorPage>;

/** Insurance pays here. */
export const Insured: StoryObj<typeof DoctorPage> = {
  parameters: {
    path: '/expert/d-1',
    gateway: {
      getDoctorInfoById: { ...sampleDoctor, tags: ['医保'] },
      listShiftCasesByMonth: ({ month }) =>
        listOf(sampleShifts.filter(({ date }) => date.startsWith(month))),
      mergeSearchDoctors: listOf([]),
    },
  } satisfies PageSetting,
};
