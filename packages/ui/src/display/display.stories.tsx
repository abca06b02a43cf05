import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressCode } from './address-code';
import { AddressToShare } from './address-to-share';
import { Card } from './card';
import { Chip, StatusChip } from './chip';
import { Countdown } from './countdown';
import { DateBadge } from './date-badge';
import { Gutter } from './gutter';
import { KeyValueList } from './key-value-list';
import { Price } from './price';
import { RichText } from './rich-text';
import { Cluster, DottedFacts, Note, Prose } from './text-layout';
import { Timeline } from './timeline';
import { VisuallyHidden } from './visually-hidden';

const meta = { title: 'Display' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  render: () => (
    <>
      <Card title="推荐医生" more={{ to: '/search', text: '更多', label: '更多推荐医生' }}>
        <Note>本周有号的医生</Note>
        <Note>
          <DottedFacts>
            心血管内科 · 沈知秋 主任医师 · 12月1日 周二 上午 09:30–10:00 · 门诊楼 3 层
          </DottedFacts>
        </Note>
      </Card>
      <Card title="预约挂号" aside="北京时间" />
      <Card title="取消规则" titleLevel={3}>
        <Note>就诊前一日 18:00 前可取消并全额退款；30 天内 3 次爽约将暂停预约 90 天。</Note>
      </Card>
    </>
  ),
};

export const Chips: Story = {
  render: () => (
    <Card as="div">
      <Cluster>
        <Chip>三甲</Chip>
        <Chip tone="neutral">医保</Chip>
        <Chip tone="warning">30 分钟内回复</Chip>
        <Chip tone="danger">停诊</Chip>
        <StatusChip state="upcoming">待就诊</StatusChip>
        <StatusChip state="underway">候补中</StatusChip>
        <StatusChip state="attention">待支付</StatusChip>
        <StatusChip state="done">已完成</StatusChip>
        <StatusChip state="cancelled">已取消</StatusChip>
        <StatusChip state="problem">支付失败</StatusChip>
      </Cluster>
    </Card>
  ),
};

export const Prices: Story = {
  render: () => (
    <Card as="div">
      <Cluster>
        <Price cents={3800} />
        <Price cents={3800} compact />
        <Price cents={3850} compact />
        <Price cents={4900} from />
        <Price cents={123456789} size="large" />
        <Price cents={-4500} tone="plain" />
        <Price cents={0} />
      </Cluster>
    </Card>
  ),
};

export const Dates: Story = {
  render: () => (
    <Card as="div">
      <Cluster>
        {(['brand', 'warning', 'neutral'] as const).map((tone) => (
          <DateBadge
            key={tone}
            tone={tone}
            date="2026-11-22"
            monthText="11月"
            dayText="22"
            weekdayText="周日"
          />
        ))}
      </Cluster>
    </Card>
  ),
};

export const Answers: Story = {
  render: () => (
    <Card title="就诊信息">
      <KeyValueList
        items={[
          { label: '医生', value: '沈知远 主任医师', strong: true },
          { label: '医院', value: '浙江省立同仁医院', detail: '心血管内科 · 门诊 3 楼 B 区' },
          {
            label: '时间',
            value: '11月22日 周日 08:00–08:30',
            strong: true,
            change: { to: '/expert/1' },
          },
          { label: '挂号费', value: <Price cents={3800} /> },
        ]}
      />
    </Card>
  ),
};

export const History: Story = {
  render: () => (
    <Card title="订单记录">
      <Timeline
        label="订单记录"
        items={[
          {
            title: '已退款 ¥45.00',
            detail: '原路退回，1–3 个工作日到账',
            timeText: '11月11日 09:30',
            at: '2026-11-11T09:30:00+08:00',
          },
          {
            title: '已取消',
            detail: '由医院取消：医生停诊',
            timeText: '11月11日 09:28',
            at: '2026-11-11T09:28:00+08:00',
          },
          { title: '已预约', timeText: '11月9日 20:14', at: '2026-11-09T20:14:00+08:00' },
        ]}
      />
    </Card>
  ),
};

export const LongText: Story = {
  render: () => (
    <Card as="div">
      <Prose>
        <h2>服务协议</h2>
        <p>您在使用本服务前，请仔细阅读以下条款。</p>
        <ul>
          <li>预约成功后，请在就诊当日凭证件到院取号。</li>
          <li>就诊前一日 18:00 前可取消并全额退款。</li>
        </ul>
      </Prose>
    </Card>
  ),
};

export const TimeLeft: Story = {
  render: () => (
    <Card as="div">
      <Note>
        请在 <Countdown until={new Date(Date.now() + 1_661_000).toISOString()} /> 内支付
      </Note>
    </Card>
  ),
};

/** A sentence whose translation says where the link is. */
export const SentenceWithALink: Story = {
  render: () => (
    <Gutter>
      <p>
        <RichText
          text="提交即表示同意<terms>《服务协议》</terms>，<note>请先阅读</note>。"
          parts={{ terms: (words) => <a href="/agreement/service">{words}</a> }}
        />
      </p>
    </Gutter>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '《服务协议》' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('提交即表示同意《服务协议》，请先阅读。');
  },
};

/** Nothing is to be seen of it, and it is read out. */
export const ForScreenReaders: Story = {
  render: () => (
    <Card title="待支付">
      <Note>
        ¥38.00
        <VisuallyHidden>，请在 30 分钟内支付</VisuallyHidden>
      </Note>
    </Card>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('，请在 30 分钟内支付').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};

export const AnAddressToShare: Story = {
  render: () => (
    <Card title="请人来看">
      <AddressToShare
        address="/search"
        codeLabel="搜索页面的二维码"
        copyLabel="复制链接"
        copied="链接已复制"
        byHand="不能自动复制，请长按下面的链接"
      />
    </Card>
  ),
};

export const AddressCodes: Story = {
  render: () => (
    <Card title="用手机打开">
      <AddressCode address="/search" label="搜索页面的二维码" />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '搜索页面的二维码' })).toBeVisible();
  },
};
