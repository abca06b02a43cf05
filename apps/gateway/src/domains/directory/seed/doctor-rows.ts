import type { doctors, doctorSessions } from '../../../kernel/places/tables';
import { fixedDoctors, type FixedDoctor } from './fixed-people';
import type { PlannedDepartment, PlannedHospital } from './hospital-rows';
import { localisedPersonName, personName } from './names';
import type { Random } from '../../../platform/random';
import { localised, localisedList } from '../../../platform/translate';

export type DoctorRow = typeof doctors.$inferInsert;
export type SessionRow = typeof doctorSessions.$inferInsert;
type Title = DoctorRow['title'];

const titleShares: readonly (readonly [Title, number])[] = [
  ['chief', 22],
  ['associateChief', 30],
  ['attending', 33],
  ['resident', 15],
];

const titleWords: Readonly<Record<Title, readonly [string, string]>> = {
  chief: ['主任医师', 'Chief physician'],
  associateChief: ['副主任医师', 'Associate chief physician'],
  attending: ['主治医师', 'Attending physician'],
  resident: ['住院医师', 'Resident physician'],
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Ordinary fee by title, in cents; a few doctors see patients free of charge. */
function feeOf(random: Random, title: Title): number {
  if (random.chance(2)) return 0;
  if (title === 'chief') return random.pick([3800, 4500, 5000, 6000, 8000, 10_000]);
  if (title === 'associateChief') return random.pick([3000, 3500, 4000, 5000]);
  return random.pick([1500, 2000, 2500, 3000]);
}

/** Days of a week at which a doctor sees patients, by title; the rest of the days are off. */
const sessionCounts: Readonly<Record<Title, readonly [number, number]>> = {
  chief: [2, 3],
  associateChief: [3, 4],
  attending: [3, 5],
  resident: [4, 5],
};

/** Weekly timetable: `few` keeps it to two half-days, as the large seed needs only volume. */
export function planSessions(random: Random, doctor: DoctorRow, few: boolean): SessionRow[] {
  const [low, high] = few ? [2, 2] : sessionCounts[doctor.title];
  const wanted = random.between(low, high);
  const sessions = new Map<string, SessionRow>();
  const isSenior = doctor.title === 'chief' || doctor.title === 'associateChief';
  while (sessions.size < wanted) {
    // Saturdays are rarer, Sundays rarest.
    const weekday = random.weighted([
      [1, 10],
      [2, 10],
      [3, 10],
      [4, 10],
      [5, 10],
      [6, 5],
      [7, 2],
    ]);
    const period = random.weighted([
      ['morning', 11],
      ['afternoon', 8],
      ['evening', 1],
    ] as const);
    const isSpecial = doctor.title === 'chief' && sessions.size > 0 && random.chance(18);
    sessions.set(`${weekday}${period}`, {
      doctorId: doctor.id,
      weekday,
      period,
      startMinute: { morning: 480, afternoon: 810, evening: 1080 }[period],
      halfHours: few
        ? 4
        : {
            morning: random.between(5, 7),
            afternoon: random.between(4, 6),
            evening: random.between(2, 4),
          }[period],
      places: isSpecial ? 2 : isSenior ? random.between(3, 5) : random.between(4, 8),
      feeCents: isSpecial ? random.pick([20_000, 24_000, 30_000]) : doctor.feeCents,
      clinicType: isSpecial ? 'special' : isSenior ? 'expert' : 'general',
    });
  }
  return [...sessions.values()];
}

function planDoctor(
  random: Random,
  id: string,
  hospital: PlannedHospital,
  department: PlannedDepartment,
  fixed: FixedDoctor | undefined,
): DoctorRow {
  const gender = fixed?.gender ?? (random.chance(52) ? 'female' : 'male');
  const name = localisedPersonName(fixed?.name ?? personName(random, gender));
  const title = fixed?.title ?? random.weighted(titleShares);
  const { conditions, name: departmentName } = department.standard;
  const first = random.between(0, conditions.length - 1);
  // A fixed doctor has the first set, which the pictures of the design show; `first` is inside the list.
  const [known, knownEnglish] = conditions[fixed === undefined ? first : 0] as readonly [
    string,
    string,
  ];
  const [more, moreEnglish] = conditions[(first + 1) % conditions.length] as readonly [
    string,
    string,
  ];
  const isBroad = fixed === undefined && conditions.length > 1 && random.chance(40);
  const years =
    { chief: 24, associateChief: 15, attending: 8, resident: 3 }[title] + random.between(0, 8);
  const academicTitle =
    title === 'chief' && (fixed !== undefined || random.chance(38))
      ? 'professor'
      : title === 'associateChief' && random.chance(25)
        ? 'associateProfessor'
        : null;
  return {
    id,
    hospitalId: hospital.row.id,
    hospDeptId: department.id,
    name,
    gender,
    title,
    academicTitle,
    speciality: localised(
      isBroad ? `${known}；${more}。` : `${known}的诊治与长期管理。`,
      isBroad
        ? `${capitalised(knownEnglish)}; ${moreEnglish}.`
        : `Diagnosis and long-term care: ${knownEnglish}.`,
    ),
    introduction: localised(
      `${name['zh-Hans']}，${titleWords[title][0]}，从事${departmentName[0]}临床工作 ${years} 年，擅长${known}，重视与患者的沟通和诊后随访。`,
      `${name.en}, ${titleWords[title][1].toLowerCase()}, has worked in ${departmentName[1].toLowerCase()} for ${years} years, with a focus on ${knownEnglish}. Known for explaining things clearly and for follow-up.`,
      [name['zh-Hans']],
    ),
    tags: localisedList([
      ...(hospital.row.level === 'private' ? [] : [['医保', 'Insurance accepted'] as const]),
      ...(years >= 20 ? [['从业 20 年以上', 'Over 20 years of practice'] as const] : []),
      ...(random.chance(25) ? [['英语服务', 'Speaks English'] as const] : []),
    ]),
    praisePerMille: fixed?.praisePerMille ?? random.between(902, 998),
    visitCount:
      fixed?.visitCount ?? Math.round((years * 60 + 40) * (0.4 + random.fraction() * 2.6)),
    feeCents: fixed?.feeCents ?? feeOf(random, title),
  };
}

/** The doctors of one hospital, at least one in each department while they suffice; `firstId` numbers them. */
export function* planDoctors(
  random: Random,
  hospital: PlannedHospital,
  hospitalPlace: number,
  firstId: number,
): Generator<DoctorRow & { readonly department: PlannedDepartment }> {
  const fixedHere = fixedDoctors.filter((fixed) => fixed.hospital === hospitalPlace);
  const weights = hospital.departments.map(
    (department) => [department, department.standard.weight] as const,
  );
  for (let place = 0; place < hospital.doctors; place += 1) {
    const fixed = fixedHere[place];
    const open = hospital.departments[place - fixedHere.length];
    const department =
      hospital.departments.find((candidate) => candidate.standard.id === fixed?.department) ??
      open ??
      random.weighted(weights);
    yield {
      ...planDoctor(random, String(firstId + place), hospital, department, fixed),
      department,
    };
  }
}
