import type { Localised } from '../../../platform/localised';
import type { Random } from '../../../platform/random';
import { localised, localisedList } from '../../../platform/translate';
import type { CareerStation, doctorIntroductions } from '../tables';

type ProfileRow = typeof doctorIntroductions.$inferInsert;
type Title = 'chief' | 'associateChief' | 'attending' | 'resident';

/** A doctor as the directory has them. */
export interface KnownDoctor extends Record<string, unknown> {
  readonly id: string;
  readonly title: Title;
  readonly academicTitle: 'professor' | 'associateProfessor' | null;
  readonly introduction: string;
  readonly speaksEnglish: boolean;
  readonly hospital: Localised;
  readonly department: Localised;
  readonly province: Localised;
}

const schools = [
  ['望江医科大学', 'Wangjiang Medical University'],
  ['东篱医学院', 'Dongli Medical College'],
  ['澄湖大学医学院', 'Chenghu University School of Medicine'],
  ['云岫中医药大学', 'Yunxiu University of Chinese Medicine'],
] as const;

const titles: Readonly<Record<Title, readonly [string, string]>> = {
  resident: ['住院医师', 'Resident physician'],
  attending: ['主治医师', 'Attending physician'],
  associateChief: ['副主任医师', 'Associate chief physician'],
  chief: ['主任医师', 'Chief physician'],
};

/** Years of practice after which each title is reached. */
const reachedAfter: Readonly<Record<Title, number>> = {
  resident: 0,
  attending: 5,
  associateChief: 11,
  chief: 18,
};

/** A doctor's way so far, fitting the years of practice and the title that the directory has. */
export function profileOf(random: Random, doctor: KnownDoctor, thisYear: number): ProfileRow {
  const years = Number(/工作 (\d+) 年/.exec(doctor.introduction)?.[1] ?? 5);
  const begun = thisYear - years;
  return {
    doctorId: doctor.id,
    languages: localisedList(doctor.speaksEnglish ? [['英语', 'English']] : []),
    // Of the shape that certificates have: 15 digits, the first of which name the kind.
    certificateNumber: `1103${String(random.between(100, 999))}${doctor.id}`
      .padEnd(15, '0')
      .slice(0, 15),
    career: [
      ...societiesOf(random, doctor, thisYear),
      ...postsOf(doctor, begun, years),
      ...educationOf(random, doctor, begun),
    ],
  };
}

function societiesOf(
  random: Random,
  { title, department, province }: KnownDoctor,
  thisYear: number,
): CareerStation[] {
  if (title !== 'chief' && title !== 'associateChief') return [];
  const [role, roleEnglish] =
    title === 'chief' ? (['常务委员', 'standing member'] as const) : (['委员', 'member'] as const);
  return [
    {
      kind: 'society',
      fromYear: thisYear - random.between(1, 6),
      toYear: null,
      text: localised(
        `${province['zh-Hans']}医学会${department['zh-Hans']}专业委员会${role}`,
        `${department.en} committee of the ${province.en} medical society, ${roleEnglish}`,
      ),
    },
  ];
}

/** The posts at the present hospital, the newest first. */
function postsOf(
  { title, hospital, department }: KnownDoctor,
  begun: number,
  years: number,
): CareerStation[] {
  const ladder = (Object.keys(reachedAfter) as Title[])
    .slice(0, Object.keys(reachedAfter).indexOf(title) + 1)
    .filter((step) => reachedAfter[step] < years || step === 'resident');
  // Each title is at least a year old.
  const reached = ladder.includes(title) ? ladder : [...ladder, title];
  const starts = reached.map((step) => begun + Math.min(reachedAfter[step], years - 1));
  return reached
    .map((step, place): CareerStation => {
      const [chinese, english] = titles[step];
      return {
        kind: 'post',
        fromYear: starts[place] ?? begun,
        toYear: starts[place + 1] ?? null,
        text: localised(
          `${hospital['zh-Hans']} ${department['zh-Hans']} ${chinese}`,
          `${english}, ${department.en}, ${hospital.en}`,
        ),
      };
    })
    .toReversed();
}

function educationOf(
  random: Random,
  { title, academicTitle }: KnownDoctor,
  begun: number,
): CareerStation[] {
  const [school, schoolEnglish] = random.pick(schools);
  const isDoctor = academicTitle !== null || (title === 'chief' && random.chance(60));
  const degrees = [
    { years: 5, chinese: '临床医学 学士', english: 'Bachelor of Medicine' },
    { years: 3, chinese: '临床医学 硕士', english: 'Master of Medicine' },
    ...(isDoctor ? [{ years: 3, chinese: '临床医学 博士', english: 'Doctor of Medicine' }] : []),
  ];
  let until = begun;
  return degrees.toReversed().map(({ years, chinese, english }): CareerStation => {
    const toYear = until;
    until -= years;
    return {
      kind: 'education',
      fromYear: until,
      toYear,
      text: localised(`${school} ${chinese}`, `${english}, ${schoolEnglish}`),
    };
  });
}
