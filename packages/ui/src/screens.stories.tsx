import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  BrandHead,
  ActionBar,
  AppointmentCard,
  Button,
  ButtonLink,
  CalendarAddIcon,
  Card,
  Chip,
  Countdown,
  DoctorCard,
  DoctorSummary,
  EntryTile,
  EntryTiles,
  Hero,
  HeroButton,
  HomeIcon,
  IconButton,
  KeyValueList,
  Note,
  NoticeBar,
  Page,
  PageHeader,
  PersonIcon,
  PinIcon,
  Price,
  QuickLinks,
  SearchBox,
  SegmentLinks,
  ShareIcon,
  SlotTiles,
  PeopleIcon,
  DocumentIcon,
  TabBar,
  TicketIcon,
  WeekStrip,
} from './index';
import { doctor, november, slotRows, weekDays } from './story-samples';

const meta = { title: 'Screens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tabs = (
  <TabBar
    items={[
      { to: '/', label: '首页', icon: <HomeIcon />, active: true },
      { to: '/booking/hospital', label: '挂号', icon: <CalendarAddIcon />, active: false },
      { to: '/my/profile', label: '我的', icon: <PersonIcon />, active: false },
    ]}
  />
);

export const Home: Story = {
  render: () => (
    <Page tabBar={tabs}>
      <Hero
        brand={<BrandHead name="杏林健康" line="互联网医院" />}
        start={
          <HeroButton icon={<PinIcon />} opens label="城市：杭州" onClick={fn()}>
            杭州
          </HeroButton>
        }
        end={
          <HeroButton outlined onClick={fn()}>
            长辈版
          </HeroButton>
        }
      >
        <SearchBox action="/search" label="搜索" placeholder="搜疾病、医院、科室、医生" />
        <EntryTiles>
          <EntryTile
            to="/booking/hospital"
            title="预约挂号"
            note="60 家医院"
            pictogram="registration"
          />
          <EntryTile to="/search" title="找医生" note="1500 位医生" pictogram="doctor" />
        </EntryTiles>
      </Hero>
      <Card as="div">
        <QuickLinks
          label="快捷入口"
          items={[
            { to: '/a', label: '心血管内科', pictogram: 'cardiology' },
            { to: '/b', label: '儿内科', pictogram: 'paediatrics' },
            { to: '/c', label: '就诊人', icon: <PeopleIcon />, tone: 'accent' },
            { to: '/d', label: '我的预约', icon: <DocumentIcon /> },
          ]}
        />
      </Card>
      <Card title="推荐医生" more={{ to: '/search', text: '更多', label: '更多推荐医生' }}>
        <DoctorCard {...doctor} />
        <DoctorCard
          to="/expert/2"
          doctorId="d-4"
          name="林若溪"
          gender="female"
          titleText="副主任医师"
          hospitalName="西湖儿童医院"
          departmentName="呼吸科"
          availability={{ text: '约满', tone: 'neutral' }}
          fromCents={5000}
        />
      </Card>
    </Page>
  ),
};

export const Doctor: Story = {
  render: () => (
    <Page
      header={
        <PageHeader title="沈知远 医生" action={<IconButton label="分享" icon={<ShareIcon />} />} />
      }
    >
      <DoctorSummary
        doctorId="d-1"
        name="沈知远"
        gender="male"
        titleText="主任医师 · 教授"
        hospitalName="浙江省立同仁医院"
        hospitalTo="/hospital/1"
        departmentName="心血管内科"
        tags={[{ text: '三甲' }, { text: '医保' }, { text: '30 分钟内回复', tone: 'warning' }]}
      />
      <Card title="预约挂号" aside="北京时间">
        <WeekStrip label="就诊日期" days={weekDays} value="2026-11-22" onValueChange={fn()} />
        <SlotTiles rows={slotRows} />
      </Card>
      <Card title="擅长">
        <Note>冠心病、高血压、心律失常、心力衰竭的诊治与长期管理，介入术后随访。</Note>
      </Card>
    </Page>
  ),
};

export const CheckAnswers: Story = {
  render: () => (
    <Page
      header={<PageHeader title="确认预约信息" />}
      actionBar={
        <ActionBar priceLabel="应付" cents={3800}>
          <Button>提交预约</Button>
        </ActionBar>
      }
    >
      <NoticeBar tone="warning">
        请核对以下信息。提交后为您保留号源 30 分钟，未支付将自动取消。
      </NoticeBar>
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
      <Card title="就诊人">
        <KeyValueList
          items={[
            {
              label: '姓名',
              value: (
                <>
                  <b>王秀兰</b> <Chip>母亲</Chip>
                </>
              ),
              change: { to: '/standard/booking/patientlist' },
            },
            { label: '证件', value: '身份证 330***********0023' },
            { label: '手机', value: '138****5521' },
          ]}
        />
      </Card>
      <Card title="取消规则" titleLevel={3}>
        <Note>就诊前一日 18:00 前可取消并全额退款；30 天内 3 次爽约将暂停预约 90 天。</Note>
      </Card>
    </Page>
  ),
};

const filters = ['全部', '待支付', '待就诊', '已完成', '已取消'];

export const MyAppointments: Story = {
  render: () => (
    <Page
      header={<PageHeader title="我的预约" />}
      banner={
        <SegmentLinks
          label="预约状态"
          items={filters.map((label, index) => ({
            label,
            to: `?status=${String(index)}`,
            active: index === 0,
          }))}
        />
      }
    >
      <AppointmentCard
        to="/my/order/detail/1"
        date={november('22', '周日')}
        title="沈知远 主任医师"
        state="upcoming"
        stateText="待就诊"
        lines={['浙江省立同仁医院 心血管内科', '08:00–08:30 · 就诊人 王秀兰']}
        actions={
          <>
            <Button size="small" variant="outline">
              取消预约
            </Button>
            <ButtonLink size="small" to="/my/order/detail/1" icon={<TicketIcon />}>
              就诊凭证
            </ButtonLink>
          </>
        }
      />
      <AppointmentCard
        to="/my/order/detail/2"
        date={november('24', '周二', 'warning')}
        title="林若溪 副主任医师"
        state="attention"
        stateText="待支付"
        lines={['西湖儿童医院 呼吸科', '14:00–14:30 · 就诊人 王一诺']}
        footnote={
          <>
            请在 <Countdown until={new Date(Date.now() + 1_661_000).toISOString()} /> 内支付
          </>
        }
        actions={
          <ButtonLink size="small" to="/my/reservation/pay/2">
            去支付 ¥50
          </ButtonLink>
        }
      />
      <AppointmentCard
        to="/my/order/detail/3"
        date={november('12', '周四', 'neutral')}
        title="顾明川 主任医师"
        state="cancelled"
        stateText="已取消"
        lines={['之江医院 骨科', '由医院停诊取消 · 已退款 ¥45']}
        actions={
          <ButtonLink size="small" variant="outline" to="/expert/3">
            再次预约
          </ButtonLink>
        }
      />
    </Page>
  ),
};
