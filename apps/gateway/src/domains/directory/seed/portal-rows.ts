import { addDays, dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import type { notices } from '../../../kernel/places/tables';
import type { PlannedHospital } from './hospital-rows';
import type { Random } from '../../../platform/random';
import { localised } from '../../../platform/translate';

type NoticeRow = typeof notices.$inferInsert;

const day = 86_400_000;

/** Of the hospitals with notices every third one has moved a department; chance is drawn for nothing else by it. */
const moveEvery = 3;

/** A department that moves within the hospital in some days, to where its row says that it is. */
function moveNotice(
  hospitalId: string,
  departments: PlannedHospital['departmentRows'],
  now: Date,
): NoticeRow[] {
  const department = departments.find(({ parentId }) => parentId != null);
  if (!department) return [];
  const { id: hospDeptId, name, clinicAddress } = department;
  const since = addDays(dayAt(now, hospitalTimeZone), 3);
  return [
    {
      id: `${hospitalId}-3`,
      hospitalId,
      hospDeptId,
      kind: 'move',
      publishedAt: new Date(now.getTime() - day),
      validUntil: new Date(now.getTime() + 30 * day),
      title: localised('诊室搬迁', 'Clinic moves'),
      content: localised(
        `${name['zh-Hans']} ${formatDay(since, 'zh-Hans')}起在${clinicAddress['zh-Hans']}看诊，已约的号时间不变。`,
        `From ${formatDay(since, 'en')}, ${name.en} is at ${clinicAddress.en}. Booked visits keep their times.`,
      ),
    },
  ];
}

/** Notices of the portal and of about every third hospital, published in the days before `now`. */
export function noticeRows(
  random: Random,
  now: Date,
  hospitals: readonly PlannedHospital[],
): NoticeRow[] {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const after = (days: number) => new Date(now.getTime() + days * day);
  const portal: NoticeRow[] = [
    {
      id: '1',
      hospitalId: null,
      publishedAt: before(2),
      validUntil: null,
      title: localised('预约挂号规则', 'How booking works'),
      content: localised(
        '号源提前 14 天开放。提交后请在 30 分钟内支付，逾期自动释放。就诊前一日 18:00 前取消可全额退款；30 天内 3 次爽约将暂停预约 90 天。',
        'Places open 14 days ahead. Pay within 30 minutes of booking or the place is released. Cancel by 18:00 on the day before for a full refund; three missed visits in 30 days pause booking for 90 days.',
      ),
    },
    {
      id: '2',
      hospitalId: null,
      publishedAt: before(5),
      validUntil: null,
      title: localised('急症请直接就医', 'In an emergency'),
      content: localised(
        '胸痛、呼吸困难、意识不清或大量出血时，请立即拨打 120 或前往最近的急诊，不要等待预约。',
        'With chest pain, trouble breathing, loss of consciousness or heavy bleeding, call 120 or go to the nearest emergency department at once. Do not wait for an appointment.',
      ),
    },
  ];
  const texts = [
    [
      '门诊入口调整',
      'Change of entrance',
      '门诊楼西侧入口维护期间，请从东侧入口进入，预约就诊时间不变。',
      'While the west entrance of the outpatient building is repaired, please use the east entrance. Appointment times stay the same.',
    ],
    [
      '周末门诊安排',
      'Weekend clinics',
      '周末部分科室照常开诊，具体以医生排班为准。',
      'Some departments are open at weekends; see the timetable of each doctor.',
    ],
    [
      '流感季就诊提示',
      'Flu season',
      '有发热或咳嗽症状的患者请全程佩戴口罩，并先到预检分诊台登记。',
      'If you have a fever or a cough, please wear a mask and register at the triage desk first.',
    ],
  ] as const;
  const ofHospitals = hospitals.flatMap(
    ({ row, departments, departmentRows }, place): NoticeRow[] => {
      if (place > 0 && !random.chance(34)) return [];
      const [title, titleEnglish, content, contentEnglish] = random.pick(texts);
      const [department] = departments;
      return [
        {
          id: `${row.id}-1`,
          hospitalId: row.id,
          publishedAt: before(random.between(1, 20)),
          validUntil: after(random.between(20, 60)),
          title: localised(title, titleEnglish),
          content: localised(content, contentEnglish),
        },
        ...(department === undefined
          ? []
          : [
              {
                id: `${row.id}-2`,
                hospitalId: row.id,
                hospDeptId: department.id,
                publishedAt: before(3),
                validUntil: after(60),
                title: localised('空腹检查提示', 'Fasting before tests'),
                content: localised(
                  `${department.standard.name[0]}上午就诊可能需要抽血，请空腹前来，带好平时服用的药。`,
                  `A blood test may be needed at morning visits to ${department.standard.name[1]}: please come fasting, and bring the medicines you take.`,
                ),
              },
            ]),
        ...(place % moveEvery === 0 ? moveNotice(row.id, departmentRows, now) : []),
      ];
    },
  );
  // Rows are written with every column, so that no default of the table applies.
  return [...portal, ...ofHospitals].map((row) => ({ ...row, kind: row.kind ?? 'other' }));
}
