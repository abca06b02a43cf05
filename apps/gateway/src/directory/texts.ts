import type { RequestOf } from '@xinglin/contract';
import type { directory } from '@xinglin/contract';
import type { Locale } from '../platform/context';
import type { Localised } from './localised';
import type { clinicTypes, doctors } from './tables';
import { localised } from './translate';

type Title = (typeof doctors.$inferSelect)['title'];
type AcademicTitle = NonNullable<(typeof doctors.$inferSelect)['academicTitle']>;
type Level = NonNullable<RequestOf<(typeof directory)['mergeSearchHospitals']>['level']>;

const titles: Readonly<Record<Title, Localised>> = {
  chief: localised('主任医师', 'Chief Physician'),
  associateChief: localised('副主任医师', 'Associate Chief Physician'),
  attending: localised('主治医师', 'Attending Physician'),
  resident: localised('住院医师', 'Resident Physician'),
};

const academicTitles: Readonly<Record<AcademicTitle, Localised>> = {
  professor: localised('教授', 'Professor'),
  associateProfessor: localised('副教授', 'Associate Professor'),
};

const levels: Readonly<Record<Level, Localised>> = {
  '3A': localised('三级甲等', 'Grade 3A'),
  '3B': localised('三级乙等', 'Grade 3B'),
  '2A': localised('二级甲等', 'Grade 2A'),
  '2B': localised('二级乙等', 'Grade 2B'),
  '1': localised('一级', 'Grade 1'),
  private: localised('民营', 'Private'),
};

const clinics: Readonly<Record<(typeof clinicTypes)[number], Localised>> = {
  general: localised('普通门诊', 'General clinic'),
  expert: localised('专家门诊', 'Expert clinic'),
  special: localised('特需门诊', 'Special clinic'),
};

/** 主任医师, Chief Physician. */
export const titleText = (title: Title, locale: Locale): string => titles[title][locale];

/** 教授, Professor; null when there is none. */
export const academicTitleText = (title: AcademicTitle | null, locale: Locale): string | null =>
  title === null ? null : academicTitles[title][locale];

/** 三级甲等, Grade 3A. */
export const levelText = (level: Level, locale: Locale): string => levels[level][locale];

/** 专家门诊, Expert clinic. */
export const clinicTypeText = (type: (typeof clinicTypes)[number], locale: Locale): string => clinics[type][locale];
