import type { directory, RequestOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import type { Localised } from '../../platform/localised';
import type { doctors } from './tables';
import { localised } from '../../platform/translate';

type Title = (typeof doctors.$inferSelect)['title'];
type AcademicTitle = NonNullable<(typeof doctors.$inferSelect)['academicTitle']>;
type Level = NonNullable<RequestOf<(typeof directory)['mergeSearchHospitals']>['level']>;

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

/** 普通门诊, 专家门诊, 特需门诊. */
export const clinicTypeText = (
  clinicType: 'general' | 'expert' | 'special',
  locale: Locale,
): string => textOf(locale, `clinicType.${clinicType}`);

/** 主任医师, Chief Physician. */
export const titleText = (title: Title, locale: Locale): string =>
  textOf(locale, `doctorTitle.${title}`);

/** 教授, Professor; null when there is none. */
export const academicTitleText = (title: AcademicTitle | null, locale: Locale): string | null =>
  title === null ? null : textIn(academicTitles[title], locale);

/** 三级甲等, Grade 3A. */
export const levelText = (level: Level, locale: Locale): string => textIn(levels[level], locale);
