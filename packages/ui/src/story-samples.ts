import type { DoctorCardProps } from './care/props';
import type { DateBadgeProps } from './display/props';
import type { SlotTilesProps } from './schedule/props';
import type { AreaOption, City, DepartmentTreeProps, WeekStripDay } from './pickers/props';

/** Cities for stories and tests. */
export const cities: readonly City[] = [
  { areaId: '330100', name: '杭州', initial: 'H', pinyin: 'hangzhou', hot: true },
  { areaId: '310100', name: '上海', initial: 'S', pinyin: 'shanghai', hot: true },
  { areaId: '110100', name: '北京', initial: 'B', pinyin: 'beijing', hot: true },
  { areaId: '440300', name: '深圳', initial: 'S', pinyin: 'shenzhen', hot: true },
  { areaId: '510100', name: '成都', initial: 'C', pinyin: 'chengdu', hot: false },
  { areaId: '500100', name: '重庆', initial: 'C', pinyin: 'chongqing', hot: false },
  { areaId: '320100', name: '南京', initial: 'N', pinyin: 'nanjing', hot: false },
  { areaId: '330200', name: '宁波', initial: 'N', pinyin: 'ningbo', hot: false },
  { areaId: '420100', name: '武汉', initial: 'W', pinyin: 'wuhan', hot: false },
  { areaId: '610100', name: '西安', initial: 'X', pinyin: 'xian', hot: false },
  { areaId: '530100', name: '昆明', initial: 'K', pinyin: 'kunming', hot: false },
  { areaId: '350200', name: '厦门', initial: 'X', pinyin: 'xiamen', hot: false },
];

const area = (areaId: string, name: string): AreaOption => ({ areaId, name });

const areasOf: Readonly<Record<string, readonly AreaOption[]>> = {
  '': [
    area('110000', '北京'),
    area('330000', '浙江'),
    area('150000', '内蒙古'),
    area('650000', '新疆'),
  ],
  '330000': [area('330100', '杭州'), area('330200', '宁波'), area('331100', '丽水')],
  '330100': [
    area('330106', '西湖区'),
    area('330102', '上城区'),
    area('330127', '淳安县'),
    area('331127', '景宁畲族自治县'),
  ],
};

/** Areas below one for stories, the provinces without one. */
export const areasBelow = (areaId = ''): readonly AreaOption[] | undefined => areasOf[areaId];

function departments(
  group: string,
  names: readonly string[],
): DepartmentTreeProps['groups'][number] {
  return {
    groupId: group,
    name: group,
    departments: names.map((name) => ({
      departmentId: name,
      name,
      to: `/hospital/experts/1/${encodeURIComponent(name)}`,
    })),
  };
}

/** Departments in two layers. */
export const departmentGroups: DepartmentTreeProps['groups'] = [
  departments('内科', ['心血管内科', '呼吸内科', '消化内科', '神经内科', '内分泌科', '肾内科']),
  departments('外科', ['普外科', '骨科', '泌尿外科', '神经外科', '胸外科']),
  departments('妇产科', ['妇科', '产科', '生殖医学科']),
  departments('儿科', ['儿内科', '儿外科', '新生儿科']),
  departments('五官科', ['眼科', '耳鼻咽喉科', '口腔科']),
];

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;
const statuses = [
  'full',
  'none',
  'available',
  'available',
  'stopped',
  'available',
  'available',
] as const;
const statusTexts = {
  full: '约满',
  none: '休',
  available: '有号',
  stopped: '停诊',
  closed: '未放号',
} as const;

/** Fourteen days from Friday, 20 November 2026. */
export const weekDays: readonly WeekStripDay[] = Array.from({ length: 14 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 10, 20 + index));
  const status = index > 11 ? 'closed' : (statuses[index % 7] ?? 'none');
  const weekdayText = weekdays[date.getUTCDay()] ?? '';
  return {
    date: date.toISOString().slice(0, 10),
    weekdayText,
    dayText: String(date.getUTCDate()),
    monthText: `${String(date.getUTCMonth() + 1)}月`,
    fullText: `${String(date.getUTCMonth() + 1)}月${String(date.getUTCDate())}日 ${weekdayText}`,
    status,
    statusText: statusTexts[status],
  };
});

/** Slots of one day: one chosen, one free, one full with a wait-list, one stopped. */
export const slotRows: SlotTilesProps['rows'] = [
  {
    text: '上午',
    label: '上午的号源',
    slots: [
      { id: '1', time: '08:00', note: '余 3', state: 'chosen', to: '/book/1', label: '08:00 余 3' },
      { id: '2', time: '08:30', note: '余 1', state: 'free', to: '/book/2', label: '08:30 余 1' },
      {
        id: '3',
        time: '09:00',
        note: '候补 2 人',
        state: 'wait',
        to: '/book/3',
        label: '09:00 候补 2 人',
      },
    ],
  },
  {
    text: '下午',
    label: '下午的号源',
    slots: [{ id: '4', time: '13:30', note: '停诊', state: 'off' }],
  },
];

/** A doctor as a list shows them. */
export const doctor: DoctorCardProps = {
  to: '/expert/1',
  doctorId: 'd-1',
  name: '沈知远',
  gender: 'male',
  titleText: '主任医师',
  hospitalName: '浙江省立同仁医院',
  departmentName: '心血管内科',
  goodAtText: '擅长：冠心病、高血压、心律失常的长期管理',
  availability: { text: '本周有号', tone: 'brand' },
  facts: [
    { label: '好评', value: '98.6%' },
    { label: '预约', value: '1.2万' },
  ],
  fromCents: 4900,
};

/** The date block of a day in November 2026. */
export function november(
  dayText: string,
  weekdayText: string,
  tone: DateBadgeProps['tone'] = 'brand',
): DateBadgeProps {
  return { date: `2026-11-${dayText}`, monthText: '11月', dayText, weekdayText, tone };
}
