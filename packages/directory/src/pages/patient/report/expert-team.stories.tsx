import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, type GatewayAnswers, type PageSetting } from '@xinglin/testing';
import { sampleTeam, sampleTeamReport } from '../../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './expert-team.page';

const meta = {
  title: 'Directory/Expert team in figures',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getExpertTeamReport: sampleTeamReport,
  listExpertTeams: listOf([sampleTeam]),
};

const states = statesOf(page, {
  path: '/patient/report/expert-team?teamId=famous-d-1',
  gateway: answers,
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** The report lists nothing that could be empty. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** All teams, where the address names none. */
export const Teams: Story = {
  parameters: { path: '/patient/report/expert-team', gateway: answers } satisfies PageSetting,
};
