import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  homeDoctors,
  listOf,
  sampleBanner,
  sampleDoctor,
  sampleHealthInfo,
  sampleHospital,
  sampleHotDepartments,
  sampleGoods,
  sampleLecture,
  sampleVipEntry,
  sampleNotice,
  sampleServices,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { expect, within } from 'storybook/test';
import { partner } from '../index';
import * as page from './index.page';

const meta = {
  title: 'Partners/Tianjin home',
  component: page.default,
  globals: { channel: 'tianjin' },
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/',
  gateway: {
    getOperateByPosition: listOf(sampleServices),
    getIndividualBanner: listOf([sampleBanner]),
    listHotDepts: listOf(sampleHotDepartments),
    listHomeDoctors: homeDoctors(sampleDoctor),
    mergeSearchHospitals: listOf([sampleHospital]),
    getNoticeDetail: listOf([sampleNotice]),
    listNextMatters: { items: [] },
    listFavoriteDoctors: { items: [], next: null },
    listMergedOrders: { items: [], next: null, counts: null },
    selectHealthInfo: listOf([sampleHealthInfo]),
    listHomeLectures: listOf([sampleLecture]),
    listHomeMallItems: listOf([sampleGoods()]),
    getHomeVipEntry: sampleVipEntry(),
  },
});
/** A person of Tianjin at home. */
export const Full: Story = {
  ...states.full,
  play: async (context) => {
    await states.full.play(context);
    await expect(within(context.canvasElement).getByText('天津互联网医院')).toBeInTheDocument();
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--color-brand')).toBe(
      partner.themeColor,
    );
  },
};
// Elder mode has nothing here that loads or fails before the reader's eyes.
export const Loading: Story = { ...states.loading, globals: { mode: 'standard' } };
export const Empty: Story = states.empty;
export const Failed: Story = { ...states.failed, globals: { mode: 'standard' } };
export const SignedOut: Story = states.signedOut;
