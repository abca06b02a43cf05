import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as summary from '../common/privacy.page';
import * as serviceOnTelevision from '../jsgd/agreement.page';
import * as privacyOnTelevision from '../jsgd/policy.page';
import * as checkUps from '../diagnosis-platform/agreement/detail.page';
import * as reviewRules from '../my/expert/evaluation/protocol.page';
import * as business from './business.page';
import * as children from './children.page';
import * as labour from './labor-agreement.page';
import * as legalOld from './legal-old.page';
import * as legal from './legal.page';
import * as closing from './logout.page';
import * as privacyOld from './privacy-old.page';
import * as page from './privacy.page';
import * as service from './service.page';
import * as doctorLegal from './wyslegal.page';
import * as doctorPrivacy from './wysprivacy.page';

const meta = { title: 'Portal/An agreement', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/agreement/privacy';
const current = { version: '2.0', effectiveOn: '2026-06-01', status: 'current' as const };
const former = { version: '1.0', effectiveOn: '2026-01-01', status: 'former' as const };
const getAgreement = {
  ...current,
  type: 'privacy' as const,
  bsType: 'default',
  title: '隐私政策',
  blocks: [
    { kind: 'heading' as const, text: '一、我们收集哪些信息' },
    {
      kind: 'paragraph' as const,
      spans: [{ text: '为您预约时，我们需要就诊人的' }, { text: '姓名和证件', strong: true }],
    },
    {
      kind: 'list' as const,
      ordered: false,
      items: [[{ text: '账号信息' }], [{ text: '就诊信息' }]],
    },
  ],
  versions: [current, former],
};

const states = statesOf(
  page,
  { path, user: null, gateway: { getAgreement } },
  {
    alike: [
      business,
      checkUps,
      children,
      closing,
      doctorLegal,
      doctorPrivacy,
      labour,
      legal,
      legalOld,
      privacyOld,
      privacyOnTelevision,
      reviewRules,
      service,
      serviceOnTelevision,
      summary,
    ],
  },
);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

/** A version that holds no more. */
export const Former: Story = {
  parameters: {
    path: `${path}?version=1.0`,
    user: null,
    gateway: { getAgreement: { ...getAgreement, ...former } },
  } satisfies PageSetting,
};
