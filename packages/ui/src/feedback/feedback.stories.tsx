import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, ButtonLink } from '../actions/button';
import { NoticeBar } from './notice-bar';
import { OfflineBanner } from './offline-banner';
import { SkeletonList } from './skeleton';
import { ResultHeader } from './result-header';
import { EmptyState, ErrorState } from './states';
import { useToast } from './toast';

const meta = { title: 'Feedback' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { render: () => <SkeletonList avatar lines={3} /> };

export const Empty: Story = {
  render: () => (
    <EmptyState
      kind="visits"
      title="还没有预约"
      message="预约成功后会显示在这里"
      action={<ButtonLink to="/booking/hospital">去预约</ButtonLink>}
    />
  ),
};

export const NothingFound: Story = {
  render: () => <EmptyState kind="search" title="没有找到相关医生" message="换个关键词试试" />,
};

const empty = [
  ['orders', '还没有订单'],
  ['visits', '还没有预约'],
  ['consults', '还没有问诊'],
  ['messages', '还没有消息'],
  ['doctors', '还没有医生'],
  ['hospitals', '这座城市还没有医院'],
  ['departments', '还没有科室'],
  ['reviews', '还没有评价'],
  ['letters', '还没有感谢信'],
  ['surveys', '没有待填的问卷'],
  ['goods', '购物车是空的'],
  ['parcels', '还没有寄出'],
  ['invoices', '还没有发票'],
  ['coupons', '还没有优惠券'],
  ['coins', '还没有健康币记录'],
  ['membership', '还没有会员卡'],
  ['packages', '还没有套餐'],
  ['reports', '还没有报告'],
  ['recordings', '还没有录音'],
  ['family', '还没有家人'],
  ['identity', '还没有实名'],
  ['addresses', '还没有地址'],
  ['follows', '还没有关注医生'],
  ['guides', '还没有内容'],
  ['waiting', '还没到时间'],
  ['closed', '问卷已停止填写'],
  ['access', '没有授权'],
  ['list', '这里还没有内容'],
] as const;

/** What is empty has a picture of its own. */
export const EmptyKinds: Story = {
  render: () => (
    <>
      {empty.map(([kind, title]) => (
        <EmptyState key={kind} kind={kind} title={title} />
      ))}
    </>
  ),
};

const retry = fn();

export const Failed: Story = {
  render: () => (
    <ErrorState
      message="网络请求失败，请稍后再试"
      onRetry={retry}
      action={
        <ButtonLink to="/" variant="text">
          返回首页
        </ButtonLink>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Missing: Story = {
  render: () => (
    <ErrorState
      kind="missing"
      title="页面不存在"
      titleLevel={1}
      action={<ButtonLink to="/">返回首页</ButtonLink>}
    />
  ),
};

export const Offline: Story = {
  render: () => (
    <>
      <ErrorState kind="offline" title="当前网络不可用" onRetry={fn()} pending />
      <OfflineBanner />
    </>
  ),
};

export const OfflineTold: Story = {
  render: () => <OfflineBanner />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText(/网络|offline|網路/)).toBeVisible();
    if (online !== undefined)
      Object.defineProperty(navigator, 'onLine', { ...online, configurable: true });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/网络|offline|網路/)).toBeNull());
  },
};

export const Results: Story = {
  render: () => (
    <>
      <ResultHeader state="success" title="预约成功">
        请于 11月22日 07:45 前到院取号，无需其他操作
      </ResultHeader>
      <ResultHeader state="waiting" title="正在确认支付结果" />
      <ResultHeader state="over" title="已取消" />
      <ResultHeader state="failure" title="支付未完成">
        号源为您保留到 10:30
      </ResultHeader>
    </>
  ),
};

export const Notices: Story = {
  render: () => (
    <>
      <NoticeBar>请携带身份证原件到院取号。</NoticeBar>
      <NoticeBar tone="warning">
        请核对以下信息。提交后为您保留号源 30 分钟，未支付将自动取消。
      </NoticeBar>
      <NoticeBar
        tone="danger"
        action={
          <Button size="small" variant="text">
            查看
          </Button>
        }
      >
        医生已停诊
      </NoticeBar>
    </>
  ),
};

function ToastButtons() {
  const toast = useToast();
  return (
    <>
      <Button variant="outline" onClick={() => toast.show('复制成功', { tone: 'success' })}>
        成功
      </Button>
      <Button variant="outline" onClick={() => toast.show('网络异常', { tone: 'error' })}>
        失败
      </Button>
    </>
  );
}

export const Toasts: Story = {
  render: () => <ToastButtons />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await expect(
      canvas.getAllByRole('status').some((region) => region.textContent === '复制成功'),
    ).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('网络异常');
    await expect(canvas.queryByText('复制成功')).toBeNull();
  },
};
