import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { type PageSetting } from '@xinglin/testing';
import {
  sampleCheckUpReport,
  samplePictures,
  sampleReports,
  usualReport,
} from '../../samples/report-samples';
import * as page from './pdf-report.page';

const meta = { title: 'Check up/Report', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A doctor on duty takes questions at this price. */
const question = { isOpen: true, priceCents: 1900, refusal: null };

const states = statesOf(page, {
  path: '/medical-examination/pdf-report?orderNo=C1&patientId=pa-1',
  gateway: { getPhysicalReport: sampleCheckUpReport, checkConsultService: question },
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
      checkConsultService: question,
    },
  } satisfies PageSetting,
};

/** Every value is within its range, and no doctor is on duty for questions. */
export const AllNormal: Story = {
  parameters: {
    path: '/medical-examination/pdf-report?orderNo=C1&patientId=pa-1',
    gateway: {
      getPhysicalReport: usualReport,
      checkConsultService: { isOpen: false, priceCents: null, refusal: '现在没有医生接诊' },
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

/** Before the first report. */
export const Empty: Story = {
  parameters: {
    path: '/medical-examination/pdf-report',
    gateway: { listCheckupReports: { items: [] } },
  } satisfies PageSetting,
};
