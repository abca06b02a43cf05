import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  homeDoctors,
  listOf,
  sampleBanner,
  sampleCities,
  sampleColleague,
  sampleDoctor,
  sampleFastAsk,
  sampleFastAskClosed,
  sampleFocus,
  sampleHealthInfo,
  sampleHospital,
  sampleHotDepartments,
  sampleGoods,
  sampleLecture,
  sampleVipEntry,
  sampleNotice,
  sampleServices,
  sampleSpecialDepartments,
  sampleTopic,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { visitAhead, visitToPay } from '../samples/next-matters';
import * as page from './index.page';

const answers: GatewayAnswers = {
  getOperateByPosition: listOf(sampleServices),
  getIndividualBanner: listOf([sampleBanner]),
  listSpecialDepartments: listOf(sampleSpecialDepartments),
  listHotDepts: listOf(sampleHotDepartments),
  listHomeDoctors: homeDoctors(sampleDoctor, sampleColleague),
  mergeSearchHospitals: listOf([sampleHospital]),
  getNoticeDetail: listOf([sampleNotice]),
  listAllAreas: listOf(sampleCities),
  listFavoriteDoctors: {
    items: [{ ...sampleColleague, since: '2026-11-20T09:00:00+08:00' }],
    next: null,
  },
  getLatestOrder: { order: null },
  listMediaFocus: listOf([sampleFocus]),
  listRecommendedTopics: listOf([sampleTopic]),
  listHomeMallFeeds: listOf([sampleGoods({ goodsNo: 'g102' })]),
  selectHealthInfo: listOf([sampleHealthInfo]),
  listHomeLectures: listOf([sampleLecture]),
  listHomeMallItems: listOf([sampleGoods()]),
  getHomeVipEntry: sampleVipEntry(),
  getSearchEntranceRecommend: listOf([{ entryId: 'cough', kind: 'symptom', name: '咳嗽' }]),
  isFastAskOpen: sampleFastAsk,
  listNextMatters: { items: [visitAhead, visitToPay] },
};

const meta = { title: 'Directory/Home', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/',
  gateway: answers,
  preferences: { city: { areaId: '330100', name: '杭州' } },
});
export const Full: Story = states.full;
// Elder mode draws its ways at once.
export const Loading: Story = { ...states.loading, globals: { mode: 'standard' } };
/** A city without doctors or hospitals. */
export const Empty: Story = states.empty;
/** The gateway fails: each part says so and can be asked again. */
export const Failed: Story = { ...states.failed, globals: { mode: 'standard' } };
/** What a visitor sees in a city. */
export const SignedOut: Story = states.signedOut;

/** An order waits for payment: it stands before everything else. */
export const OrderToPay: Story = {
  parameters: {
    gateway: { ...answers, listNextMatters: { items: [visitToPay] } },
  } satisfies PageSetting,
};

/** At night no doctor answers within minutes: the way links to all kinds of questions. */
export const NoOneOnDuty: Story = {
  parameters: {
    gateway: { ...answers, isFastAskOpen: sampleFastAskClosed },
  } satisfies PageSetting,
};

/** What is next, four large ways and the ambulance; nothing that sells. */
export const Elder: Story = {
  globals: { mode: 'elder' },
  parameters: { gateway: answers } satisfies PageSetting,
};

/** Something to pay is a sentence with its button. */
export const ElderToPay: Story = {
  globals: { mode: 'elder' },
  parameters: {
    gateway: { ...answers, listNextMatters: { items: [visitToPay] } },
  } satisfies PageSetting,
};

/** With nothing ahead, and on a channel without speaking and consults, two ways are left. */
export const ElderWithFewWays: Story = {
  globals: { mode: 'elder' },
  parameters: {
    gateway: { ...answers, listNextMatters: { items: [] } },
    channel: {
      phone: null,
      pageConfig: { 'directory.home': { speak: { hidden: true } } },
    },
  } satisfies PageSetting,
};
