import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import { Price } from '../display/price';
import { EntryTile, EntryTiles, QuickLinks } from '../frame/hero';
import { CardIcon } from '../icons/account-icons';
import { CalendarIcon, HospitalIcon } from '../icons/care-icons';
import { DocumentIcon } from '../icons/contact-icons';
import { ArticleRow } from './article-row';
import { CountTiles } from './count-tiles';
import { HospitalScene } from './hospital-scene';
import { KindTiles } from './kind-tiles';
import { MemberCard } from './member-card';
import { StepWay } from './step-way';

const meta = { title: 'Blocks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {
  render: () => (
    <Card as="div">
      <EntryTiles>
        <EntryTile to="/booking" title="挂号" note="可约未来 14 天" pictogram="registration" />
        <EntryTile
          to="/consult"
          title="快速问诊"
          note={
            <>
              <b>3 分钟</b>内接诊
            </>
          }
          pictogram="quick-consult"
        />
      </EntryTiles>
    </Card>
  ),
};

export const SixEntries: Story = {
  render: () => (
    <Card as="div">
      <QuickLinks
        label="服务"
        columns={6}
        items={(
          [
            ['doctor', '找医生'],
            ['medicine', '买药'],
            ['check-up', '体检'],
            ['membership', '会员'],
            ['chronic-care', '慢病'],
            ['more', '更多'],
          ] as const
        ).map(([pictogram, label]) => ({ to: `/${pictogram}`, pictogram, label }))}
      />
    </Card>
  ),
};

const departments = [
  ['paediatrics', '儿科', '23 位'],
  ['gynaecology', '妇科', '18 位'],
  ['orthopaedics', '骨科', '9 位'],
  ['dermatology', '皮肤', '31 位'],
  ['gastroenterology', '消化', '16 位'],
  ['cardiology', '心血管', '12 位'],
  ['chinese-medicine', '中医', '26 位'],
  ['dentistry', '口腔', '8 位'],
] as const;

export const DepartmentsBeside: Story = {
  render: () => (
    <Card title="热门科室">
      <QuickLinks
        label="热门科室"
        beside
        items={departments.map(([pictogram, label]) => ({ to: `/${pictogram}`, pictogram, label }))}
      />
    </Card>
  ),
};

export const DepartmentsWithNotes: Story = {
  render: () => (
    <Card title="按科室">
      <QuickLinks
        label="按科室"
        columns={6}
        items={departments
          .slice(0, 6)
          .map(([pictogram, label, note]) => ({ to: `/${pictogram}`, pictogram, label, note }))}
      />
    </Card>
  ),
};

export const Kinds: Story = {
  render: () => (
    <Card as="div">
      <KindTiles
        label="问诊方式"
        items={(
          [
            ['consult', '图文', 3900, '10 分钟内回'],
            ['phone-consult', '电话', 9900, '今晚就能打'],
            ['video-consult', '视频', 15900, '最早周四'],
            ['repeat-prescription', '续方', 900, '15 分钟内开'],
            ['report-reading', '看报告', 2900, '30 分钟内讲'],
            ['group-consult', '会诊', 68000, '5 人 · 3 天内'],
          ] as const
        ).map(([pictogram, name, cents, promise], index) => ({
          to: `/${pictogram}`,
          pictogram,
          name,
          price: <Price cents={cents} from={index < 3} compact />,
          promise,
        }))}
      />
    </Card>
  ),
};

/** One of the ways is shown below, another cannot be had today. */
export const KindsToChooseFrom: Story = {
  render: () => (
    <Card as="div">
      <KindTiles
        label="找他看"
        items={[
          {
            to: '?way=text',
            pictogram: 'consult',
            name: '图文',
            price: <Price cents={3900} compact />,
            promise: '10 分钟内回',
            active: true,
          },
          { to: '?way=phone', pictogram: 'phone-consult', name: '电话', promise: '周四起' },
        ]}
      />
    </Card>
  ),
};

const wallet = (
  <CountTiles
    label="卡券与余额"
    items={[
      { to: '/coupons', value: 3, after: '张', name: '优惠券' },
      { to: '/coins', value: 120, after: '币', name: '健康币' },
      { to: '/rights', value: 8, after: '项', name: '会员权益' },
      { to: '/wallet', before: '¥', value: '36.50', name: '余额' },
    ]}
  />
);

export const Counts: Story = { render: () => <Card as="div">{wallet}</Card> };

export const Member: Story = {
  render: () => (
    <MemberCard to="/member" title="杏林会员" level="家庭卡" below={wallet}>
      今年省了 <b>¥612</b>
    </MemberCard>
  ),
};

export const NotYetAMember: Story = {
  render: () => (
    <MemberCard to="/member" title="杏林会员">
      一年 ¥298，问诊 12 次
    </MemberCard>
  ),
};

export const OrderStates: Story = {
  render: () => (
    <Card title="订单">
      <QuickLinks
        label="订单"
        items={[
          { to: '/a', pictogram: 'to-pay', label: '待支付', count: 2 },
          { to: '/b', pictogram: 'underway', label: '进行中', count: 3 },
          { to: '/c', pictogram: 'to-review', label: '待评价', count: 1 },
          { to: '/d', pictogram: 'refund', label: '退款' },
        ]}
      />
    </Card>
  ),
};

export const Tools: Story = {
  render: () => (
    <Card as="div">
      <QuickLinks
        label="工具"
        columns={5}
        items={(
          [
            ['health-record', '健康档案'],
            ['prescription', '处方'],
            ['report', '报告'],
            ['medicine-plan', '用药计划'],
            ['access-log', '谁看过我'],
            ['follows', '关注医生'],
            ['address', '地址'],
            ['invoice', '发票'],
            ['feedback', '反馈'],
            ['help', '帮助'],
          ] as const
        ).map(([pictogram, label]) => ({ to: `/${pictogram}`, pictogram, label }))}
      />
    </Card>
  ),
};

export const Way: Story = {
  render: () => (
    <Card as="div">
      <StepWay
        label="体检怎么走"
        steps={[
          { icon: <CardIcon />, title: '今天付', note: '一年内有效', state: 'done' },
          { icon: <CalendarIcon />, title: '约日子', note: '最早周四', state: 'now' },
          { icon: <HospitalIcon />, title: '到店', note: '空腹', state: 'later' },
          { icon: <DocumentIcon />, title: '看报告', note: '3 天后', state: 'later' },
        ]}
      />
    </Card>
  ),
};

export const Article: Story = {
  render: () => (
    <Card as="div">
      <ArticleRow
        to="/article/1"
        title="入冬血压忽高忽低，先改这三件事"
        note="沈知远 审阅 · 读完约 3 分钟"
        pictogram="cardiology"
      />
    </Card>
  ),
};

/** Each hospital has one of three buildings by its id. */
export const HospitalScenes: Story = {
  render: () => (
    <>
      {['100001', '100002', '100003'].map((seed) => (
        <HospitalScene key={seed} seed={seed} />
      ))}
    </>
  ),
};
