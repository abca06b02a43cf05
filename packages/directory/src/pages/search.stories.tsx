import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleAnalysis,
  sampleColleague,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './search.page';

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  mergeSearchHospitals: listOf([sampleHospital]),
  getKeywordAnalysis: sampleAnalysis,
  mergeSearchRecommend: { ...listOf([]), department: null },
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
      mergeSearchRecommend: {
        ...listOf([sampleDoctor], 40),
        department: { deptId: 'paediatrics', deptName: '儿内科', deptIcon: 'hospital' },
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
