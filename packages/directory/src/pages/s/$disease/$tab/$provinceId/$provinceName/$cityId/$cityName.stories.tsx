import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  sampleColleague,
  sampleDoctor,
  type GatewayAnswers,
  recommendedDoctors,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$cityName.page';

const answers: GatewayAnswers = {
  getSeoTdk: {
    entryId: 'hypertension',
    name: '高血压',
    deptId: 'cardiology',
    deptName: '心血管内科',
    title: '杭州高血压看哪个科、找哪位医生',
    description: '高血压看心血管内科。杭州有 12 家医院的 340 位心血管内科医生可以查看和预约。',
    keywords: ['高血压'],
  },
  mergeSearchRecommend: recommendedDoctors(
    { deptId: 'cardiology', deptName: '心血管内科', deptIcon: 'heart' },
    [sampleDoctor, sampleColleague],
  ),
};

const meta = { title: 'Directory/Doctors for a disease', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/s/高血压/praise/330000/浙江/330100/杭州',
  gateway: answers,
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
