import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router';
import { expect, userEvent, within } from 'storybook/test';
import {
  sampleOrder,
  sampleOrderLine,
  sampleOrders,
  sampleParcel,
  secondOrderLine,
} from './pharmacy/order-samples';
import { samplePharmacistMe, sampleReviewed, sampleReviews } from './reviews/review-samples';
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

const asPharmacist: FakeAnswers = {
  session: { me: () => samplePharmacistMe },
  actions: {
    'list-staff-notices': () => ({ unread: 0, items: [], hasMore: false }),
    'list-reviews': ({ tab }) =>
      tab === 'decided' ? { counts: { waiting: 2, decided: 0 }, items: [] } : sampleReviews(),
    'open-prescription': () => sampleReviewed(),
    'list-drug-orders': sampleOrders,
    'open-drug-order': () => sampleOrder(),
  },
};

/** An order with all that may happen to it: what is on hold, another maker, a parcel, a request to cancel. */
const busyOrder = sampleOrder({
  state: 'cancellationAsked',
  lines: [
    sampleOrderLine({ state: 'handedOver', parcelId: 'parcel-1' }),
    secondOrderLine({
      state: 'onHold',
      stateReason: '缺货',
      expectedAt: '2026-11-26T15:30:00+08:00',
      substitution: {
        state: 'askedDoctor',
        fromMaker: '阿斯利康',
        toMaker: '恒瑞医药',
        reason: '缺货',
        sameText: '同成分同剂量',
        agreedBy: null,
        agreedAt: null,
        refundCents: 320,
        arrivesBy: null,
      },
    }),
  ],
  parcels: [sampleParcel],
  cancellation: { askedAt: '2026-11-25T14:00:00+08:00', reason: '已在别处买到', answer: null },
});

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
export const Reviews: Story = { args: { path: '/reviews', answers: asPharmacist } };
export const NoReviews: Story = { args: { path: '/reviews?tab=decided', answers: asPharmacist } };
export const Review: Story = {
  args: { path: '/reviews/prescription-1', answers: asPharmacist },
};
export const PharmacyOrders: Story = { args: { path: '/orders', answers: asPharmacist } };
export const PharmacyOrder: Story = { args: { path: '/orders/order-1', answers: asPharmacist } };
export const BusyPharmacyOrder: Story = {
  args: {
    path: '/orders/order-1',
    answers: {
      ...asPharmacist,
      actions: { ...asPharmacist.actions, 'open-drug-order': () => busyOrder },
    },
  },
};
export const Ledger: Story = { args: { path: '/ledger', answers: asAdministrator } };
export const Staff: Story = { args: { path: '/staff', answers: asAdministrator } };
export const Account: Story = { args: { path: '/account', answers: asDoctor } };
export const NotFound: Story = { args: { path: '/nowhere', answers: asDoctor } };
export const Unreachable: Story = { args: { path: '/staff', answers: {} } };
