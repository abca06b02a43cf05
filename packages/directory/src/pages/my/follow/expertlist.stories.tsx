import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  sampleColleague,
  sampleDoctor,
  sampleHospital,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './expertlist.page';

const since = '2026-11-20T09:00:00+08:00';
const gateway: GatewayAnswers = {
  listFavoriteDoctors: {
    items: [sampleDoctor, sampleColleague].map((doctor) => ({ ...doctor, since })),
    next: null,
  },
  listFavoriteHospitals: { items: [{ ...sampleHospital, since }], next: null },
  listFavoriteDepartments: {
    items: [
      {
        hospDeptId: 'h-1-cardiology',
        name: '心血管内科',
        hospitalId: 'h-1',
        hospitalName: sampleHospital.name,
        since,
      },
      { hospDeptId: 'dermatology', name: '皮肤科', hospitalId: null, hospitalName: null, since },
    ],
    next: null,
  },
  listFavoriteDiseases: { items: [{ entryId: 'asthma', name: '哮喘', since }], next: null },
  getShiftAlert: { isOn: true },
};

const meta = { title: 'Directory/Followed', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/follow/expertlist';
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** The second tab. */
export const Hospitals: Story = {
  parameters: { path: `${path}?kind=hospital`, gateway } satisfies PageSetting,
};

/** The third, of one hospital and of all of them. */
export const Departments: Story = {
  parameters: { path: `${path}?kind=department`, gateway } satisfies PageSetting,
};

export const Diseases: Story = {
  parameters: { path: `${path}?kind=disease`, gateway } satisfies PageSetting,
};
