import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf, samplePatients } from '@xinglin/testing';
import {
  sampleCheckUp,
  sampleCheckUpPackage,
  sampleFoundStore,
} from '../../../../samples/check-up-samples';
import * as page from './$packageCode.page';

const meta = { title: 'Check up/Package', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/medical-examination/set-meal/detail/p-1',
  gateway: {
    getPhysicalPackage: sampleCheckUpPackage,
    listPhysicalPackages: listOf([
      sampleCheckUp(),
      sampleCheckUp({ packageCode: 'p-2', orgName: '瑞和体检', priceCents: 65_800 }),
    ]),
    listPhysicalStores: listOf([sampleFoundStore]),
    listPatients: listOf(Object.values(samplePatients)),
    listPackageFits: {
      items: [
        { packageCode: 'p-1', fit: { kind: 'suits', values: [{ name: '血压', flag: 'high' }] } },
      ],
    },
    listBestCoupons: listOf([
      {
        couponId: 'c-1',
        title: '体检满 399 减 50',
        offCents: 5000,
        endsAt: '2027-01-01T00:00:00+08:00',
        whyNot: null,
      },
    ]),
    listCouponPacks: listOf([]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;
