import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { SkeletonList } from '../feedback/skeleton';
import { ShareIcon } from '../icons/navigation-icons';
import { ActionBar } from './action-bar';
import { Page } from './page';
import { PageHeader } from './page-header';
import { ProgressBar } from './progress-bar';

const meta = { title: 'Frame' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const back = fn();

export const WithActionBar: Story = {
  render: () => (
    <>
      <ProgressBar active />
      <Page
        header={
          <PageHeader
            title="确认预约信息"
            onBack={back}
            action={<IconButton label="分享" icon={<ShareIcon />} />}
          />
        }
        actionBar={
          <ActionBar priceLabel="应付" cents={3800}>
            <Button>提交预约</Button>
          </ActionBar>
        }
      >
        <SkeletonList count={8} />
      </Page>
    </>
  ),
  play: async ({ canvasElement }) => {
    back.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `#${canvas.getByRole('main').id}`,
    );
    await userEvent.click(canvas.getAllByRole('link')[1] ?? canvasElement);
    await expect(back).toHaveBeenCalledOnce();
  },
};

export const LongTitle: Story = {
  render: () => (
    <Page
      header={<PageHeader title="浙江大学医学院附属第一医院余杭院区国际医疗中心心血管内科" />}
      actionBar={
        <ActionBar>
          <Button variant="outline">取消预约</Button>
          <Button>去支付</Button>
        </ActionBar>
      }
    >
      <SkeletonList count={1} />
    </Page>
  ),
};
