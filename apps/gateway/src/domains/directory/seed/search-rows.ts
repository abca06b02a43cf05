import { type Mark, searchRow } from '../search-text';
import type { doctorSearch, hospitalSearch } from '../tables';
import type { DoctorRow } from './doctor-rows';
import type { HospitalRow, PlannedDepartment, PlannedHospital } from './hospital-rows';
import { nameSyllables, syllables } from '../../../platform/translate';

const levelScore: Readonly<Record<HospitalRow['level'], number>> = {
  '3A': 300,
  '3B': 220,
  '2A': 150,
  '2B': 110,
  '1': 60,
  private: 80,
};
const titleScore: Readonly<Record<DoctorRow['title'], number>> = {
  chief: 400,
  associateChief: 280,
  attending: 150,
  resident: 40,
};

const titleWords: Readonly<Record<DoctorRow['title'], string>> = {
  chief: '主任医师 chief',
  associateChief: '副主任医师 associate chief',
  attending: '主治医师 attending',
  resident: '住院医师 resident',
};

const initials = (parts: readonly string[]) => parts.map((part) => part.charAt(0)).join('');

const known = new Map<string, string>();

/** Pinyin of a name of a place or a department, whole and as initials; remembered, as the same names come again. */
function latinOf(chinese: string): string {
  const remembered = known.get(chinese);
  if (remembered !== undefined) return remembered;
  const parts = syllables(chinese);
  const latin = `${parts.join('')} ${initials(parts)}`;
  known.set(chinese, latin);
  return latin;
}

/** Row of a hospital; better hospitals and larger ones come first. */
export function hospitalSearchRow(
  hospital: PlannedHospital,
  cityName: string,
): typeof hospitalSearch.$inferInsert {
  const { row, departments } = hospital;
  const marks: Mark[] = [
    ['area', row.provinceId],
    ['area', row.cityId],
    ['level', row.level],
  ];
  const texts = [
    row.name['zh-Hans'],
    row.name.en,
    latinOf(row.name['zh-Hans']),
    cityName,
    row.address['zh-Hans'],
    row.address.en,
    ...departments.flatMap(({ standard }) => [standard.name[0], standard.name[1]]),
  ];
  return {
    id: row.id,
    score: levelScore[row.level] * 10 + Math.min(900, hospital.doctors * 5),
    ...searchRow(texts, marks, [row.name['zh-Hans'], row.name.en]),
  };
}

/** Row of a doctor. The order is by title, hospital, praise and experience together. */
export function doctorSearchRow(
  doctor: DoctorRow,
  department: PlannedDepartment,
  hospital: HospitalRow,
): typeof doctorSearch.$inferInsert {
  const parts = nameSyllables(doctor.name['zh-Hans']);
  const { standard } = department;
  const marks: Mark[] = [
    ['hospital', hospital.id],
    ['department', department.id],
    ['department', department.groupId],
    ['area', hospital.provinceId],
    ['area', hospital.cityId],
    ['standard', standard.id],
    ['title', doctor.title],
  ];
  const texts = [
    doctor.name['zh-Hans'],
    doctor.name.en,
    parts.join(''),
    initials(parts),
    standard.name[0],
    standard.name[1],
    latinOf(standard.name[0]),
    titleWords[doctor.title],
    hospital.name['zh-Hans'],
    hospital.name.en,
    latinOf(hospital.name['zh-Hans']),
    doctor.speciality['zh-Hans'],
    doctor.speciality.en,
  ];
  const experience = Math.round(Math.log2(doctor.visitCount + 2) * 40);
  return {
    id: doctor.id,
    score:
      titleScore[doctor.title] +
      levelScore[hospital.level] +
      experience +
      (doctor.praisePerMille - 900) * 2,
    ...searchRow(texts, marks, [
      doctor.name['zh-Hans'],
      doctor.name.en,
      standard.name[0],
      standard.name[1],
    ]),
  };
}
