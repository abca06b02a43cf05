import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './privacy.page';

const meta = { title: 'Account/Consents', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = '2026-10-08T09:00:00+08:00';
const states = statesOf(page, {
  path: '/my/privacy',
  gateway: {
    listPatientConsents: listOf([
      {
        patientId: 'p-1',
        patientName: '王秀兰',
        purposes: [{ purpose: 'sensitiveData', given: true, version: '1.0', at }],
      },
      {
        patientId: 'p-2',
        patientName: '王一诺',
        purposes: [
          { purpose: 'sensitiveData', given: true, version: '1.0', at },
          { purpose: 'minorData', given: false, version: '1.0', at },
        ],
      },
    ]),
    listAgreementConsents: listOf([
      {
        consentId: 'c-1',
        type: 'privacy',
        bsType: 'default',
        title: '隐私政策',
        version: '2.0',
        effectiveOn: '2026-10-01',
        givenAt: '2026-11-02T09:00:00+08:00',
      },
    ]),
    listConsentLedger: listOf([
      {
        entryId: 'e-1',
        kind: 'withdrawn',
        about: { of: 'patient', purpose: 'minorData', patientName: '王一诺' },
        version: '1.0',
        at,
      },
      {
        entryId: 'e-2',
        kind: 'given',
        about: { of: 'agreement', type: 'privacy', title: '隐私政策' },
        version: '1.0',
        at,
      },
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
