import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleAnalysis,
  sampleColleague,
  sampleDoctor,
  type GatewayAnswers,
  type PageSetting,
  recommendedDoctors,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$type.page';

const answers: GatewayAnswers = {
  mergeSearchRecommend: recommendedDoctors(
    { deptId: 'paediatrics', deptName: '儿内科', deptIcon: 'hospital' },
    [sampleDoctor, sampleColleague],
  ),
  getKeywordAnalysis: sampleAnalysis,
  searchTopics: listOf([
    { contentId: 'fever', title: '发热', summary: '体温超过 37.3 ℃ 就是发热。' },
    { contentId: 'child-fever', title: '儿童发热', summary: '孩子的体温超过 37.5 ℃。' },
  ]),
};

const meta = {
  title: 'Directory/Related results of one type',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/search/related/doctor?q=宝宝发烧', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Diseases: Story = {
  parameters: {
    path: '/search/related/disease?q=宝宝发烧',
    gateway: answers,
  } satisfies PageSetting,
};

export const Topics: Story = {
  parameters: {
    path: '/search/related/topic?q=发烧',
    gateway: answers,
  } satisfies PageSetting,
};
