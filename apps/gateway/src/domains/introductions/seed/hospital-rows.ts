import type { Random } from '../../../platform/random';
import type { LocalisedList } from '../../../platform/localised';
import { localised, localisedList } from '../../../platform/translate';
import type { hospitalIntroductions, keyDepartments } from '../tables';

type IntroductionRow = typeof hospitalIntroductions.$inferInsert;
type KeyDepartmentRow = typeof keyDepartments.$inferInsert;

/** A hospital as the directory has it. */
export interface KnownHospital extends Record<string, unknown> {
  readonly id: string;
  readonly level: '3A' | '3B' | '2A' | '2B' | '1' | 'private';
  readonly introduction: string;
  readonly doctorCount: number;
  readonly tags: LocalisedList;
}

const honoursOf: Readonly<Record<KnownHospital['level'], readonly (readonly [string, string])[]>> =
  {
    '3A': [
      ['省级区域医疗中心', 'Provincial regional medical centre'],
      ['国家住院医师规范化培训基地', 'National training base for resident physicians'],
      ['电子病历应用水平五级', 'Electronic medical records at level 5'],
    ],
    '3B': [
      ['省级住院医师规范化培训基地', 'Provincial training base for resident physicians'],
      ['电子病历应用水平四级', 'Electronic medical records at level 4'],
    ],
    '2A': [
      ['市级文明医院', 'Model hospital of the city'],
      ['胸痛救治单元', 'Chest pain treatment unit'],
    ],
    '2B': [['市级文明医院', 'Model hospital of the city']],
    '1': [['优质服务基层行达标单位', 'Community care of recognised quality']],
    private: [
      ['医疗质量与患者安全第三方评审通过', 'Quality and patient safety reviewed by a third party'],
    ],
  };

const bedsOf: Readonly<Record<KnownHospital['level'], readonly [number, number]>> = {
  '3A': [1200, 2600],
  '3B': [800, 1400],
  '2A': [400, 800],
  '2B': [250, 450],
  '1': [30, 90],
  private: [80, 400],
};

const insurers = [
  ['安望健康保险', 'Anwang Health'],
  ['远岫国际医疗保险', 'Yuanxiu International Medical'],
  ['和衡人寿', 'Heheng Life'],
] as const;

/** What a visit is made of: who has booked here need not queue for a number. */
function stepsOf(random: Random, level: KnownHospital['level']): LocalisedList {
  const floor = random.pick([1, 1, 2]);
  const early = random.pick([15, 20, 30]);
  return localisedList([
    [
      `提前 ${early} 分钟到门诊楼 ${floor} 楼，凭证件或就诊凭证在自助机或服务台取号`,
      `Come to floor ${floor} of the outpatient building ${early} minutes early and check in with your document or voucher, at a machine or the desk`,
    ],
    [
      '到科室分诊台报到，在候诊区等候叫号',
      'Tell the nurse at the department’s desk, and wait to be called',
    ],
    [
      '就诊：带好既往病历与检查报告',
      'See the doctor; have your earlier records and reports at hand',
    ],
    [
      '在手机、自助机或收费窗口缴费，医保可直接结算',
      'Pay on the phone, at a machine or at a window; insurance is settled there',
    ],
    level === '1'
      ? [
          '在药房取药，检查当日出结果',
          'Collect medicines at the pharmacy; results come the same day',
        ]
      : [
          '按导诊单做检查、取药；检查结果可凭就诊凭证自助打印',
          'Go for tests and medicines as the guide sheet says; results can be printed at a machine',
        ],
  ]);
}

/** What a hospital tells of itself, fitting what the directory says of it. */
export function introductionOf(
  random: Random,
  { id, level, introduction, doctorCount, tags }: KnownHospital,
  thisYear: number,
): IntroductionRow {
  const founded = /创建于 (\d{4}) 年/.exec(introduction)?.[1];
  const [fewest, most] = bedsOf[level];
  const isLarge = level === '3A' || level === '3B';
  const isInternational =
    id === '100001' || level === 'private'
      ? random.chance(70) || id === '100001'
      : isLarge && random.chance(25);
  const spaces = random.between(6, 60) * 10;
  return {
    hospitalId: id,
    foundedYear: founded === undefined ? null : Number(founded),
    bedCount: Math.round(random.between(fewest, most) / 10) * 10,
    yearlyVisits: doctorCount * random.between(900, 1600),
    // Of the shape that registers of hospitals have: the area's code, the kind, the place in the register.
    licenceNumber: `PDY${id}${String(random.between(10_000_000, 99_999_999))}${level === 'private' ? 'D2' : 'A1'}001`,
    licensedUntil: `${thisYear + random.between(1, 12)}-0${random.between(1, 9)}-28`,
    honours: localisedList(honoursOf[level]),
    steps: stepsOf(random, level),
    hasEmergency: level !== '1' && (level !== 'private' || random.chance(30)),
    parking: localised(
      `地下停车场 ${spaces} 个车位，工作日上午较紧张，建议乘坐公共交通`,
      `Underground car park with ${spaces} spaces; full on weekday mornings, so public transport is better`,
    ),
    internationalPhone: isInternational
      ? `400-${random.between(100, 999)}-${String(random.between(0, 9999)).padStart(4, '0')}`
      : null,
    languages: localisedList(
      isInternational
        ? [['英语', 'English'], ...(random.chance(40) ? [['日语', 'Japanese'] as const] : [])]
        : [],
    ),
    insurers: localisedList(
      isInternational && tags.en.length > 0 ? insurers.slice(0, random.between(1, 3)) : [],
    ),
  };
}

/** The departments of each hospital that were named; how high depends on the hospital. */
export function keyDepartmentRows(
  random: Random,
  departments: readonly {
    readonly id: string;
    readonly hospital_id: string;
    readonly level: KnownHospital['level'];
  }[],
): KeyDepartmentRow[] {
  return departments.flatMap(({ id, hospital_id: hospitalId, level }): KeyDepartmentRow[] => {
    const draw = random.fraction();
    if (level === '1' || level === 'private' || draw > 0.8) return [];
    const isBest = level === '3A' && draw < 0.2;
    const grade = isBest ? 'national' : level.startsWith('3') ? 'provincial' : 'municipal';
    return [{ hospDeptId: id, hospitalId, grade }];
  });
}
