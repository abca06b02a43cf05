import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { type PageSetting } from '@xinglin/testing';
import { sampleCheckUpReport } from '../../samples/check-up-samples';
import { samplePictures, sampleReports } from '../../samples/check-up-centre-samples';
import * as page from './pdf-report.page';

const meta = { title: 'Check up/Report', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/medical-examination/pdf-report?orderNo=C1&patientId=pa-1',
  gateway: { getPhysicalReport: sampleCheckUpReport },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** With the hospital's own file, and pictures with what was seen on them. */
export const Pictures: Story = {
  parameters: {
    path: '/medical-examination/pdf-report?orderNo=C1&patientId=pa-1',
    gateway: {
      getPhysicalReport: { ...sampleCheckUpReport, documentId: 'f-9', hasPictures: true },
      cicPatientPacsReport: samplePictures,
    },
  } satisfies PageSetting,
};

/** All reports of the account, where the address names none. */
export const List: Story = {
  parameters: {
    path: '/medical-examination/pdf-report',
    gateway: { listCheckupReports: sampleReports },
  } satisfies PageSetting,
};
