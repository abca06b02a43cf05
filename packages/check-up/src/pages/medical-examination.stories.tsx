import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf, type GatewayAnswers, type PageSetting } from '@xinglin/testing';
import { sampleHome, samplePersons } from '../samples/check-up-centre-samples';
import {
  sampleCheckUp,
  sampleCheckUpDays,
  sampleCheckUpPackage,
  sampleFoundStore,
} from '../samples/check-up-samples';
import * as page from './medical-examination.page';

const meta = { title: 'Check up/Home', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers = {
  listPhysicalPackages: listOf([sampleCheckUp()]),
  listPhysicalPersons: samplePersons,
  getPhysicalHome: sampleHome,
  listPhysicalStores: listOf([sampleFoundStore]),
  getPhysicalSchedule: sampleCheckUpDays,
} satisfies GatewayAnswers;

const states = statesOf(page, { path: '/medical-examination', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** All packages, with search and one row of filters. */
export const All: Story = {
  parameters: {
    path: '/medical-examination?view=all&person=parents&most=1000',
    gateway: answers,
  } satisfies PageSetting,
};

const packages = Object.fromEntries(
  ['p-1', 'p-2', 'p-3'].map((packageCode, place) => [
    packageCode,
    {
      ...sampleCheckUpPackage,
      packageCode,
      title: ['女性年度体检', '年度基础体检', '肺部专项'][place] ?? '',
      items: sampleCheckUpPackage.items.filter((_, at) => place === 0 || at === place - 1),
    },
  ]),
);

/** Two packages beside each other, by the codes of the address; a third one can take the place of one. */
export const Comparing: Story = {
  parameters: {
    path: '/medical-examination?compare=p-1,p-2,p-3&chosen=p-2',
    gateway: {
      ...answers,
      getPhysicalPackage: ({ packageCode }) => packages[packageCode] ?? sampleCheckUpPackage,
    },
  } satisfies PageSetting,
};

export const TooFewToCompare: Story = {
  parameters: { path: '/medical-examination?compare=p-1' } satisfies PageSetting,
};
