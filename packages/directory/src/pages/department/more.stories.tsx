import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleEntries,
  sampleStandardDepartments,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './more.page';

const meta = {
  title: 'Directory/All departments',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/department/more';
const gateway = {
  listStandardDepartments: listOf(sampleStandardDepartments),
  listKnowledge: listOf(sampleEntries),
};
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Diseases and symptoms from A to Z. */
export const Diseases: Story = {
  parameters: { path: `${path}?tab=diseases`, gateway } satisfies PageSetting,
};
