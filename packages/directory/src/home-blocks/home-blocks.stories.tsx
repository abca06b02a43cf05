import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  failures,
  listOf,
  sampleBanner,
  sampleColleague,
  sampleDoctor,
  sampleFocus,
  sampleGoods,
  sampleHospital,
  sampleLecture,
  sampleNotice,
  sampleSpecialDepartments,
  sampleTopic,
  sampleVipEntry,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import FurtherBlocks from '../components/further-blocks';

const since = '2026-11-20T09:00:00+08:00';
const gateway: GatewayAnswers = {
  listHomeLectures: listOf([sampleLecture]),
  listHomeMallItems: listOf([sampleGoods()]),
  getHomeVipEntry: sampleVipEntry(),
  listFavoriteDoctors: {
    items: [sampleDoctor, sampleColleague].map((doctor) => ({ ...doctor, since })),
    next: null,
  },
  getLatestOrder: {
    order: {
      orderNo: 'R1',
      kind: 'registration',
      group: 'completed',
      title: '沈知远 主任医师',
      facts: [{ label: '医院', text: '浙江省立同仁医院' }],
      statusText: '已完成',
      amountCents: 3800,
      refundCents: 0,
      actions: [],
      payBefore: null,
      createdAt: '2026-11-18T09:00:00+08:00',
    },
  },
  getIndividualBanner: listOf([sampleBanner]),
  listSpecialDepartments: listOf(sampleSpecialDepartments),
  mergeSearchHospitals: listOf([sampleHospital]),
  getNoticeDetail: listOf([sampleNotice]),
  listMediaFocus: listOf([sampleFocus]),
  listRecommendedTopics: listOf([sampleTopic]),
  listHomeMallFeeds: { ...listOf([sampleGoods({ goodsNo: 'g102' })]), total: 7 },
};

const meta = {
  title: 'Directory/Home blocks',
  component: FurtherBlocks,
  args: { city: null, lists: ['specialDepartments', 'hospitals', 'notices'] },
} satisfies Meta<typeof FurtherBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What home has for a person below its lists. */
export const Full: Story = { parameters: { path: '/', gateway } satisfies PageSetting };

export const Loading: Story = {
  parameters: {
    path: '/',
    gateway: {
      listFavoriteDoctors: 'never',
      getLatestOrder: 'never',
      getIndividualBanner: 'never',
      listSpecialDepartments: 'never',
      mergeSearchHospitals: 'never',
      getNoticeDetail: 'never',
      listMediaFocus: 'never',
      listRecommendedTopics: 'never',
      listHomeMallFeeds: 'never',
      listHomeLectures: 'never',
      listHomeMallItems: 'never',
      getHomeVipEntry: 'never',
    },
  } satisfies PageSetting,
};

/** Each says so and can be asked again. */
export const Failed: Story = {
  parameters: {
    path: '/',
    gateway: {
      listFavoriteDoctors: failures.serverTrouble,
      getLatestOrder: failures.serverTrouble,
      getIndividualBanner: failures.serverTrouble,
      listSpecialDepartments: failures.serverTrouble,
      mergeSearchHospitals: failures.serverTrouble,
      getNoticeDetail: failures.serverTrouble,
      listMediaFocus: failures.serverTrouble,
      listRecommendedTopics: failures.serverTrouble,
      listHomeMallFeeds: failures.serverTrouble,
      listHomeLectures: failures.serverTrouble,
      listHomeMallItems: failures.serverTrouble,
      getHomeVipEntry: failures.serverTrouble,
    },
  } satisfies PageSetting,
};
