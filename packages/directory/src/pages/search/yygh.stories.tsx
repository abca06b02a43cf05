import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleColleague,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  type GatewayAnswers,
  recommendedDoctors,
  noAnalysis,
  noThings,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './yygh.page';

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  mergeSearchHospitals: listOf([sampleHospital]),
  getKeywordAnalysis: noAnalysis,
  mergeSearch: noThings,
  mergeSearchRecommend: recommendedDoctors(null, []),
};

const meta = { title: 'Directory/Search for free places', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/search/yygh?q=骨科', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
