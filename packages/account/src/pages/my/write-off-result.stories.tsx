import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { closingUntil } from '../../model/entrance-storage';
import * as page from './write-off-result.page';

const meta = { title: 'Account/Closing is accepted', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a request that was answered so. */
const asked = (until: string) => () => {
  closingUntil.keep(until);
  return closingUntil.forget;
};

const setting = { path: '/my/write-off-result', user: null } satisfies PageSetting;
const states = statesOf(page, setting);
export const Full: Story = { ...states.full, beforeEach: asked('2026-12-05') };

/** The answer that says until when was lost. */
export const SomeDay: Story = { parameters: setting, beforeEach: asked('later') };

/** Opened by its address. */
export const NothingAsked: Story = { parameters: setting };
