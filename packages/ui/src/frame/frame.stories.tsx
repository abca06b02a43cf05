import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HospitalScene } from '../blocks/hospital-scene';
import { Button } from '../actions/button';
import { BrandReason } from '../brand/brand';
import { IconButton } from '../actions/icon-button';
import { SkeletonList } from '../feedback/skeleton';
import { MoreIcon, ShareIcon } from '../icons/navigation-icons';
import { ActionBar } from './action-bar';
import { FrameButton } from './frame-button';
import { FrameParts, type FramePartsValue } from './frame-parts';
import { Page } from './page';
import { PageHeader } from './page-header';
import { ProgressBar } from './progress-bar';

const meta = { title: 'Frame' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const back = fn();

export const ActionBarWithWords: Story = {
  render: () => (
    <ActionBar lead={{ title: '免费', note: '以后也不收费' }}>
      <Button>下一步：为谁咨询</Button>
    </ActionBar>
  ),
};

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

export const WithLead: Story = {
  render: () => (
    <Page
      header={
        <PageHeader
          title="在线问诊"
          lead={<b>林若溪 副主任医师</b>}
          action={<IconButton label="更多" icon={<MoreIcon />} />}
        />
      }
    >
      <SkeletonList count={1} />
    </Page>
  ),
};

/** The buttons are over the picture that the page begins with. */
export const OverPicture: Story = {
  render: () => (
    <Page
      header={<PageHeader title="浙江省立同仁医院" over />}
      top={<HospitalScene seed="100001" />}
    >
      <SkeletonList count={1} />
    </Page>
  ),
};

const inFrame = (parts: FramePartsValue) => (
  <FrameParts value={parts}>
    <Page header={<PageHeader title="医生主页" />}>
      <SkeletonList count={2} />
    </Page>
  </FrameParts>
);

/** Sets attributes of the document as the page's early script does, and takes them away again. */
async function inApp(
  attributes: Readonly<Record<string, string>>,
  look: () => Promise<void>,
): Promise<void> {
  const { dataset } = document.documentElement;
  Object.assign(dataset, attributes);
  try {
    await look();
  } finally {
    for (const name of Object.keys(attributes)) delete dataset[name];
  }
}

export const CloseAndShare: Story = {
  render: () => inFrame({ start: <FrameButton act="close" />, end: <FrameButton act="share" /> }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const side = (): number | undefined =>
      canvas.getByRole('link', { name: '返回' }).parentElement?.offsetWidth;
    const isElder = document.documentElement.dataset['mode'] === 'elder';
    await expect(side()).toBe(60);
    await inApp({ app: 'user', closable: '' }, async () => {
      await expect(side()).toBe(isElder ? 120 : 95);
      for (const [name, act] of [
        ['分享', 'share'],
        ['关闭', 'close'],
      ] as const)
        await expect(canvas.getByRole('button', { name })).toHaveAttribute('data-act', act);
    });
  },
};

export const NativeBar: Story = {
  render: () => inFrame({ hidden: 'native' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '返回' })).toBeVisible();
    await inApp({ app: 'user', appBar: 'hideable' }, async () => {
      await expect(canvas.queryByRole('link', { name: '返回' })).toBeNull();
      // Out of sight, but still the page's name.
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('医生主页');
    });
  },
};

/** Why a channel asks people to sign in. */
export const Reason: Story = {
  render: () => (
    <Page header={<PageHeader title="登录" />}>
      <BrandReason name="杏林健康" line="登录后可预约挂号、查看就诊安排" />
    </Page>
  ),
};

export const HeaderHidden: Story = {
  render: () => inFrame({ hidden: 'always' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: '返回' })).toBeNull();
  },
};

export const ProgressOffsets: Story = {
  render: () => <ProgressBar active />,
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[aria-hidden]');
    const top = (): string => (bar ? getComputedStyle(bar).top : '');
    await expect(top()).toBe('0px');
    for (const [attributes, offset] of [
      [{ app: 'user' }, '44px'],
      [{ app: 'user', system: 'ios' }, '64px'],
      [{ app: 'doctor', system: 'ios', notch: '' }, '88px'],
      [{ app: 'messaging', system: 'ios' }, '0px'],
      [{ app: 'alipay', system: 'ios' }, '0px'],
    ] as const)
      await inApp(attributes, async () => {
        await expect(top()).toBe(offset);
      });
  },
};
