import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, samplePatients, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { sampleDrugOrder } from '../../../samples/drug-order-samples';
import { readyDrugOrder } from '../../../samples/drug-order-states';
import {
  approvedPrescription,
  expiredPrescription,
  returnedPrescription,
  reviewedPrescription,
  samplePrescription,
  samplePrescriptions,
  sampleVerification,
} from '../../../samples/prescription-samples';
import * as page from './list.page';

const meta = { title: 'Medicines/Prescriptions', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/prescription/list',
  gateway: {
    listPrescriptions: samplePrescriptions,
    listPatients: listOf(Object.values(samplePatients)),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Two of three are on their way; another maker is offered for the third. */
export const Line: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/prescription/list?prescriptionId=rx-1',
    gateway: {
      getPrescription: samplePrescription(),
      getDrugOrder: sampleDrugOrder(),
      verifyPrescription: sampleVerification,
      listPatients: listOf(Object.values(samplePatients)),
    },
  } satisfies PageSetting,
};

/** A pharmacy can be chosen. */
export const Approved: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/prescription/list?prescriptionId=rx-1',
    gateway: {
      getPrescription: approvedPrescription,
      verifyPrescription: sampleVerification,
      listPatients: listOf(Object.values(samplePatients)),
    },
  } satisfies PageSetting,
};

/** No pharmacist has read it yet. */
export const InReview: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/prescription/list?prescriptionId=rx-1',
    gateway: {
      getPrescription: reviewedPrescription,
      verifyPrescription: sampleVerification,
      listPatients: listOf(Object.values(samplePatients)),
    },
  } satisfies PageSetting,
};

/** It ended unclaimed: renewed without a fee. */
export const Expired: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/prescription/list?prescriptionId=rx-1',
    gateway: {
      getPrescription: expiredPrescription,
      verifyPrescription: sampleVerification,
      listPatients: listOf(Object.values(samplePatients)),
    },
  } satisfies PageSetting,
};

/** The pharmacist gave it back. */
export const Returned: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/prescription/list?prescriptionId=rx-1',
    gateway: {
      getPrescription: returnedPrescription,
      verifyPrescription: sampleVerification,
      listPatients: listOf(Object.values(samplePatients)),
    },
  } satisfies PageSetting,
};

/** It waits at the counter. */
export const ToCollect: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/prescription/list?prescriptionId=rx-1',
    gateway: {
      getPrescription: samplePrescription({ line: readyDrugOrder.line }),
      verifyPrescription: sampleVerification,
      getDrugOrder: readyDrugOrder,
      listPatients: listOf(Object.values(samplePatients)),
    },
  } satisfies PageSetting,
};
