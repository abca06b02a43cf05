import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  foundThing,
  noAnalysis,
  noThings,
  sampleAnalysis,
  sampleColleague,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  type GatewayAnswers,
  type PageSetting,
  recommendedDoctors,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './search.page';

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  mergeSearch: {
    ...noThings,
    functions: [{ functionId: 'checkUp', name: '体检' }],
    groups: [
      {
        kind: 'medicine',
        total: 12,
        items: [
          foundThing({ withinId: 's-1', needsPrescription: true, priceCents: 1480 }),
          foundThing({
            thingId: 't-2',
            withinId: 's-1',
            title: '布洛芬缓释胶囊',
            note: '用于缓解头痛、牙痛、关节痛和痛经',
            picture: { pictogram: 'tablets', tone: 'rose' },
            priceCents: 1890,
          }),
        ],
      },
      {
        kind: 'lecture',
        total: 1,
        items: [
          foundThing({
            withinId: 'd-1',
            title: '高血压，怎样在家量准',
            note: '沈知远 · 浙江省立同仁医院',
            deptId: 'cardiology',
          }),
        ],
      },
    ],
  },
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  mergeSearchHospitals: listOf([sampleHospital]),
  getKeywordAnalysis: sampleAnalysis,
  mergeSearchRecommend: recommendedDoctors(null, []),
  getSearchEntranceRecommend: listOf([
    { entryId: 'influenza', kind: 'disease', name: '流行性感冒' },
    { entryId: 'cough', kind: 'symptom', name: '咳嗽' },
  ]),
};
const preferences = { city: { areaId: '330100', name: '杭州' } };

const meta = { title: 'Directory/Search', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/search?q=高血压', gateway: answers });
/** A few of both kinds. */
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Nothing asked for yet. */
export const Start: Story = {
  parameters: { path: '/search', gateway: answers } satisfies PageSetting,
};

/** What cannot wait stands above everything; doctors of the department where none is written of in these words. */
export const CannotWait: Story = {
  parameters: {
    path: '/search?q=宝宝发烧抽搐',
    gateway: {
      ...answers,
      getKeywordAnalysis: {
        ...sampleAnalysis,
        redFlags: [
          {
            flagId: 'fitting',
            urgency: 'call120',
            title: '正在抽搐',
            advice: '让人侧躺，清开口鼻，不要往嘴里塞东西，立即拨打 120。',
          },
        ],
        corrections: [{ typed: 'fashao', meant: '发烧' }],
      },
      mergeSearchDoctors: listOf([]),
      mergeSearchHospitals: listOf([]),
      mergeSearchRecommend: recommendedDoctors(
        { deptId: 'paediatrics', deptName: '儿内科', deptIcon: 'hospital' },
        [sampleDoctor],
      ),
    },
    preferences,
  } satisfies PageSetting,
};

/** What would be urgent with the trouble, who can be seen today, and what to read. */
export const Trouble: Story = {
  parameters: {
    path: '/search?q=小孩发烧',
    gateway: {
      ...answers,
      getKeywordAnalysis: {
        ...sampleAnalysis,
        danger: {
          entryId: 'child-fever',
          signs: ['抽搐，叫不醒，精神很差', '呼吸费力、嘴唇发紫', '不满 3 个月且体温 ≥ 38 ℃'],
        },
        article: {
          entryId: 'child-fever',
          name: '儿童发热',
          deptId: 'paediatrics',
          reviewerName: '林若溪',
        },
      },
      mergeSearchDoctors: listOf([]),
      mergeSearchHospitals: listOf([]),
      mergeSearchRecommend: recommendedDoctors(
        { deptId: 'paediatrics', deptName: '儿内科', deptIcon: 'hospital' },
        [{ ...sampleDoctor, askCents: 3900 }],
        { from: '14:30', left: 2 },
      ),
    },
    preferences,
  } satisfies PageSetting,
};

/** Nothing has the words, but something begins as they do. */
export const Nothing: Story = {
  parameters: {
    path: '/search?q=阿莫西灵',
    gateway: {
      ...answers,
      getKeywordAnalysis: noAnalysis,
      mergeSearchRecommend: recommendedDoctors(null, []),
      mergeSearchDoctors: listOf([]),
      mergeSearchHospitals: listOf([]),
      mergeSearch: {
        ...noThings,
        nearest: [
          { kind: 'medicine', thingId: 'g-1', withinId: 's-1', name: '阿莫西林胶囊', note: null },
        ],
      },
    },
    preferences,
  } satisfies PageSetting,
};

/** All doctors, and more to come. */
export const Doctors: Story = {
  parameters: {
    path: '/search?q=高血压&tab=doctor&title=chief',
    gateway: { ...answers, mergeSearchDoctors: listOf([sampleDoctor, sampleColleague], 60) },
    preferences,
  } satisfies PageSetting,
};

export const NoHospital: Story = {
  parameters: {
    path: '/search?q=zzz&tab=hospital',
    gateway: { ...answers, mergeSearchHospitals: listOf([]) },
    preferences,
  } satisfies PageSetting,
};
