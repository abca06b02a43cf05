import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router';
import { expect, userEvent, within } from 'storybook/test';
import type { FakeAnswers } from './testing/fake-staff';
import {
  sampleAdministratorMe,
  sampleApprovals,
  sampleDoctorMe,
  sampleInvitation,
  sampleLedger,
  sampleNotices,
  samplePeople,
  sampleQueue,
  sampleStaff,
} from './testing/samples';
import { FakeBrowser, StaffAppAt } from './testing/staff-surroundings';

interface AppStory {
  path: string;
  answers: FakeAnswers;
}

/** The whole app at one address. It has its own router, so that the one around every story must not be seen. */
function App({ path, answers }: AppStory): ReactElement {
  const { i18n } = useTranslation();
  return (
    <FakeBrowser answers={answers}>
      <UNSAFE_LocationContext value={null as never}>
        <UNSAFE_RouteContext value={{ outlet: null, matches: [], isDataRoute: false }}>
          <StaffAppAt path={path} i18n={i18n} />
        </UNSAFE_RouteContext>
      </UNSAFE_LocationContext>
    </FakeBrowser>
  );
}

const meta = { title: 'Staff/Pages of the office', component: App } satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const asDoctor: FakeAnswers = {
  session: { me: () => sampleDoctorMe, 'set-duty': () => sampleDoctorMe },
  actions: {
    'list-consult-queue': () => sampleQueue,
    'list-staff-notices': () => sampleNotices,
    'read-staff-notices': () => ({ unread: 0 }),
  },
};

const asAdministrator: FakeAnswers = {
  session: { me: () => sampleAdministratorMe },
  actions: {
    'list-staff-notices': () => ({ unread: 0, items: [], hasMore: false }),
    'list-approvals': () => sampleApprovals,
    'read-desk-ledger': () => sampleLedger,
    'list-staff': () => sampleStaff,
  },
};

export const SignIn: Story = {
  args: {
    path: '/sign-in',
    answers: { session: { 'one-tap-people': () => samplePeople } },
  },
};
export const Invitation: Story = {
  args: {
    path: '/invitation#sample',
    answers: { session: { 'open-invitation': () => sampleInvitation } },
  },
};
export const InvitationCode: Story = {
  args: {
    path: '/invitation#sample',
    answers: { session: { 'open-invitation': () => sampleInvitation } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The one button of the first step, in whichever language.
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};
export const Notices: Story = { args: { path: '/notices', answers: asDoctor } };
export const NoNotices: Story = { args: { path: '/notices', answers: asAdministrator } };
export const Approvals: Story = { args: { path: '/approvals', answers: asAdministrator } };
export const Ledger: Story = { args: { path: '/ledger', answers: asAdministrator } };
export const Staff: Story = { args: { path: '/staff', answers: asAdministrator } };
export const Account: Story = { args: { path: '/account', answers: asDoctor } };
export const NotFound: Story = { args: { path: '/nowhere', answers: asDoctor } };
export const Unreachable: Story = { args: { path: '/staff', answers: {} } };
