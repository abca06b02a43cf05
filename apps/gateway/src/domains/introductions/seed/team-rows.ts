import type { Localised, LocalisedList } from '../../../platform/localised';
import type { Random } from '../../../platform/random';
import { localised, localisedList } from '../../../platform/translate';
import type { doctorTeamMembers, doctorTeams, groupChats } from '../tables';

/** A doctor who leads a team, and who else is in it. */
export interface KnownLeader extends Record<string, unknown> {
  readonly id: string;
  readonly kind: 'famous' | 'family';
  readonly hospitalId: string;
  readonly name: Localised;
  readonly speciality: Localised;
  readonly department: Localised;
  readonly district: Localised;
  readonly colleagues: readonly string[];
}

interface PlannedTeam {
  readonly team: typeof doctorTeams.$inferInsert;
  readonly members: readonly (typeof doctorTeamMembers.$inferInsert)[];
  readonly chat: typeof groupChats.$inferInsert;
}

const servicesOf: Readonly<Record<KnownLeader['kind'], LocalisedList>> = {
  famous: localisedList([
    ['疑难病例由多位医生共同讨论', 'Difficult cases are discussed by several doctors'],
    [
      '复诊由团队固定医生接诊，病情不用从头说起',
      'Follow-up visits are with doctors who know the case',
    ],
    ['住院与手术由团队协调安排', 'The team arranges admissions and operations'],
  ]),
  family: localisedList([
    ['一年一次面对面的健康评估', 'A health assessment in person once a year'],
    [
      '高血压、糖尿病等慢病的定期随访',
      'Regular follow-up of high blood pressure, diabetes and other long illness',
    ],
    [
      '老人与孩子的疫苗、用药与营养指导',
      'Advice on vaccines, medicines and food for the old and the young',
    ],
    ['需要专科时由团队转诊并跟进', 'Referral to a specialist where needed, and follow-up'],
  ]),
};

const chatRules = localisedList([
  [
    '群内不做诊断，不开处方，急症请拨打 120',
    'No diagnosis and no prescription in the chat; in an emergency call 120',
  ],
  [
    '不要发身份证号、手机号和病历照片',
    'Do not post identity numbers, phone numbers or pictures of records',
  ],
  ['不发广告，不转发未经核实的偏方', 'No advertising, no remedies that no one has checked'],
]);

/** A doctor's name as English speaks of a doctor. */
const doctorNamed = (name: Localised): string => `Dr ${name.en}`;

function wordsOf(leader: KnownLeader): { name: Localised; introduction: Localised } {
  const { kind, name, speciality, department, district } = leader;
  const english = doctorNamed(name);
  if (kind === 'famous') {
    return {
      name: localised(`${name['zh-Hans']}名医工作室`, `${english}’s expert studio`, [
        name['zh-Hans'],
      ]),
      introduction: localised(
        `由${name['zh-Hans']}主任医师带领，${department['zh-Hans']}医生共同接诊，主攻${speciality['zh-Hans']}`,
        `Led by ${english}, with doctors of ${department.en} who treat together. Focus: ${speciality.en}`,
        [name['zh-Hans']],
      ),
    };
  }
  return {
    name: localised(`${name['zh-Hans']}家庭医生团队`, `${english}’s family doctors`, [
      name['zh-Hans'],
    ]),
    introduction: localised(
      `为${district['zh-Hans']}的家庭做长期的健康管理：先看家庭医生，需要时转到${department['zh-Hans']}等专科。`,
      `Looks after the health of families in ${district.en} over the years: the family doctor first, then ${department.en} or another speciality where needed.`,
    ),
  };
}

/** A team with its members and the group chat of its patients. */
export function teamOf(random: Random, leader: KnownLeader, thisYear: number): PlannedTeam {
  const { id, kind, hospitalId, department, district, colleagues } = leader;
  const teamId = `${kind}-${id}`;
  const memberLimit = random.pick([200, 300, 500]);
  return {
    team: {
      teamId,
      kind,
      leaderId: id,
      hospitalId,
      ...wordsOf(leader),
      services: servicesOf[kind],
      areaServed:
        kind === 'family'
          ? localised(`${district['zh-Hans']}居民`, `Families in ${district.en}`)
          : null,
      foundedYear: thisYear - random.between(1, 9),
      visitCount: 0,
    },
    members: [id, ...colleagues].map((doctorId, position) => ({ teamId, doctorId, position })),
    chat: {
      groupId: `g-${teamId}`,
      teamId,
      about: localised(
        `${department['zh-Hans']}患者与家属交流就诊经验，团队定期发布科普与出诊通知。`,
        `Patients of ${department.en} and their families share experience; the team posts health advice and clinic notices.`,
      ),
      rules: chatRules,
      memberCount: random.chance(10) ? memberLimit : random.between(30, memberLimit - 10),
      memberLimit,
      // A hospital hands in the address of its messaging app; where it has none, the code leads to the team itself.
      code: kind === 'famous' ? `/famous-doctor/${id}` : `/expert/family-doctor/${id}`,
      validUntil: null,
    },
  };
}
