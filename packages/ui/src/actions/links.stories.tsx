import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PeopleIcon } from '../icons/account-icons';
import { SettingsIcon } from '../icons/navigation-icons';
import { ListGroup, ListLink } from './list-link';
import { LoadMore } from './load-more';
import { PillLinks } from './pill-links';
import { SegmentLinks } from './segment-links';
import { SwitchLink } from './switch-link';

const meta = { title: 'Actions/Links' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  render: () => (
    <>
      <ListGroup label="我的">
        <ListLink to="/my/patients" icon={<PeopleIcon />} label="就诊人管理" value="2 位" />
        <ListLink
          to="/my/profile/setting"
          icon={<SettingsIcon />}
          label="设置"
          description="语言、长辈版、深色模式"
        />
      </ListGroup>
      <ListGroup label="账号" showLabel>
        <ListLink href="tel:4000000000" label="联系客服" value="400 000 0000" />
        <ListLink onClick={fn()} label="退出登录" tone="danger" />
      </ListGroup>
    </>
  ),
};

export const Segments: Story = {
  render: () => (
    <SegmentLinks
      label="预约状态"
      items={['全部', '待支付', '待就诊', '已完成', '已取消'].map((label, index) => ({
        label,
        to: `/my/order/list?status=${String(index)}`,
        active: index === 0,
      }))}
    />
  ),
};

export const SegmentsWithCounts: Story = {
  render: () => (
    <SegmentLinks
      label="订单状态"
      items={[
        { label: '全部', to: '?', active: true },
        { label: '待支付', to: '?status=unpaid', count: 2, active: false },
        { label: '进行中', to: '?status=open', count: 3, active: false },
        { label: '待评价', to: '?status=done', count: 0, active: false },
      ]}
    />
  ),
};

export const Pills: Story = {
  render: () => (
    <PillLinks
      label="就诊日期"
      items={[
        { to: '?date=', text: '不限', above: '全部', active: true },
        { to: '?date=2026-11-22', text: '11月22日', above: '周日', active: false },
        { to: '?date=2026-11-23', text: '11月23日', above: '周一', active: false },
        { to: '?date=2026-11-24', text: '11月24日', above: '周二', active: false },
        { to: '?date=2026-11-25', text: '11月25日', above: '周三', active: false },
      ]}
    />
  ),
};

export const MoreOfAList: Story = {
  render: () => (
    <>
      <LoadMore hasMore pending={false} onLoadMore={fn()} nextTo="?page=2" />
      <LoadMore hasMore pending onLoadMore={fn()} />
      <LoadMore hasMore failed pending={false} onLoadMore={fn()} />
      <LoadMore hasMore={false} pending={false} onLoadMore={fn()} />
    </>
  ),
};

export const Switch: Story = {
  render: () => (
    <>
      <SwitchLink to="?available=1" on={false}>
        只看有号
      </SwitchLink>
      <SwitchLink to="?" on>
        只看有号
      </SwitchLink>
    </>
  ),
};
