import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleEntries,
  sampleHotDepartments,
  sampleSpecialDiseases,
  type GatewayAnswers,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './special-disease.page';

const meta = {
  title: 'Directory/Search for diseases',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  listKnowledge: listOf(sampleEntries),
  listSpecialDiseaseExperts: sampleSpecialDiseases,
};

const states = statesOf(page, { path: '/search/special-disease?q=咳嗽', gateway: answers });
export const Full: Story = states.full;
export const WithExperts: Story = {
  parameters: { path: '/search/special-disease', gateway: answers },
};
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
