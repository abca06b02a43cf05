import { asc, desc, eq, sql } from 'drizzle-orm';
import { doctors, hospitalDepartments } from '../../../kernel/places/tables';
import type { Queryable } from '../../../platform/database';
import { localised, localisedList } from '../../../platform/translate';
import type { OfferItem } from '../shapes';
import { servicePackageOffers, servicePackageTeams } from '../tables';
import { teamRows, topicRows, type Topic } from './topics';

/** A month with one doctor, a quarter and a year with a team. */
const terms = [
  {
    term: 'month',
    name: ['月包', ', a month'],
    days: 30,
    priceYuan: 199,
    times: 1,
    withTeam: false,
  },
  {
    term: 'quarter',
    name: ['季包', ', a quarter'],
    days: 90,
    priceYuan: 499,
    times: 3,
    withTeam: true,
  },
  {
    term: 'year',
    name: ['年包', ', a year'],
    days: 365,
    priceYuan: 1599,
    times: 12,
    withTeam: true,
  },
] as const;

type Term = (typeof terms)[number];

function itemsOf({ form, goods, visit }: Topic, { times, withTeam }: Term): OfferItem[] {
  const item = (
    serviceId: OfferItem['type'],
    [chinese, english]: readonly [string, string],
    note: readonly [string, string],
    count: number,
    unitYuan: number,
  ): OfferItem => ({
    serviceId,
    type: serviceId,
    name: localised(chinese, english),
    note: localised(...note),
    count,
    unitCents: unitYuan * 100,
  });
  return [
    item(
      'consult',
      ['图文咨询', 'Written consultation'],
      ['写下问题，团队 24 小时内回复', 'Write your question, the team answers within 24 hours'],
      2 * times,
      40,
    ),
    item(
      'call',
      ['电话咨询', 'Phone consultation'],
      [
        '约好时间，医生打给您，每次 15 分钟',
        'The doctor calls you at an agreed time, for 15 minutes',
      ],
      times,
      80,
    ),
    item(
      'appointment',
      ['门诊优先预约', 'Appointment with the doctor'],
      ['选一个时间，当面看诊', 'Choose a time and see the doctor'],
      Math.max(1, Math.floor(times / 3)),
      100,
    ),
    item(
      'form',
      form,
      ['填写情况，团队给出书面评估', 'Tell how you are, the team writes an assessment'],
      times,
      30,
    ),
    ...(withTeam
      ? [
          item('goods', goods, ['免运费寄到家', 'Sent to your home, free of charge'], 1, 120),
          item(
            'visit',
            visit,
            ['限所在城市，上门前电话确认', 'In your city, we phone before we come'],
            Math.max(1, Math.floor(times / 6)),
            150,
          ),
        ]
      : []),
  ];
}

/** Doctors of one department of one hospital, the highest titles first; none where no hospital has it. */
async function doctorsOf(db: Queryable, department: string): Promise<string[]> {
  const [place] = await db
    .select({ id: hospitalDepartments.id })
    .from(hospitalDepartments)
    .where(eq(hospitalDepartments.standardDepartmentId, department))
    .orderBy(desc(hospitalDepartments.doctorCount), asc(hospitalDepartments.id))
    .limit(1);
  if (!place) return [];
  const rows = await db
    .select({ id: doctors.id })
    .from(doctors)
    .where(eq(doctors.hospDeptId, place.id))
    .orderBy(
      sql`array_position(array['chief', 'associateChief', 'attending', 'resident'], ${doctors.title})`,
      asc(doctors.id),
    )
    .limit(4);
  return rows.map(({ id }) => id);
}

/** In the sandbox six teams of seeded doctors sell 24 packages. */
export async function seed(db: Queryable): Promise<void> {
  for (const [department, name, introduction] of teamRows) {
    const memberIds = await doctorsOf(db, department);
    const [leaderId] = memberIds;
    if (leaderId === undefined) continue;
    await db.insert(servicePackageTeams).values({
      teamId: department,
      name: localised(...name),
      introduction: localised(...introduction),
      memberIds,
    });
    for (const topic of topicRows.filter((one) => one.department === department)) {
      await db
        .insert(servicePackageOffers)
        .values(terms.map((term) => offerOf(topic, term, { department, leaderId })));
    }
  }
}

function offerOf(
  topic: Topic,
  term: Term,
  { department, leaderId }: { readonly department: string; readonly leaderId: string },
): typeof servicePackageOffers.$inferInsert {
  const [chinese, english] = topic.name;
  const [byWhom, byWhomEnglish] = term.withTeam
    ? ['由团队共同负责，有事随时有人接。', 'A team looks after you together.']
    : ['由一位医生全程负责。', 'One doctor looks after you throughout.'];
  return {
    packageCode: `${topic.topic}-${term.term}`,
    topic: topic.topic,
    title: localised(`${chinese}${term.name[0]}`, `${english}${term.name[1]}`),
    summary: localised(...topic.forWhom),
    description: localisedList([
      topic.forWhom,
      [byWhom, byWhomEnglish],
      [
        '购买后再选使用人，每个服务包只给一个人用。急症请直接去急诊或拨打 120。',
        'You choose after buying whom it is for; a package is for one person. In an emergency go to hospital or call 120.',
      ],
    ]),
    doctorId: leaderId,
    teamId: term.withTeam ? department : null,
    priceCents: term.priceYuan * 100,
    days: term.days,
    items: itemsOf(topic, term),
  };
}
