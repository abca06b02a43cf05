import type { CheckUpPictureOf } from '@xinglin/contract';

type Pair = readonly [string, string];

/** What the drawing of a package shows, and the part in its corner. */
export type PictureRow = readonly [
  main: CheckUpPictureOf['main'],
  badge?: NonNullable<CheckUpPictureOf['badge']>,
];

/** A package as the sandbox offers it. */
export interface PackageRow {
  readonly purposes: readonly string[];
  readonly title: Pair;
  readonly summary: Pair;
  readonly picture: PictureRow;
  readonly sex?: 'female' | 'male';
  readonly minAge?: number;
  readonly maxAge?: number;
  readonly yuan: number;
  readonly items: readonly string[];
}

const basic = ['general', 'internal', 'blood-count', 'urine', 'liver', 'kidney', 'glucose', 'ecg'];
const wider = [...basic, 'surgical', 'eyes', 'ears', 'lipids', 'uric-acid', 'abdomen-ultrasound'];
const deep = [...wider, 'thyroid', 'thyroid-ultrasound', 'chest-ct', 'hba1c', 'tumour-markers'];

/** What every organisation of check-ups offers, dearer or cheaper. */
export const common: readonly PackageRow[] = [
  {
    purposes: ['work'],
    title: ['入职体检', 'Pre-employment check-up'],
    picture: ['work'],
    summary: ['新工作要的项目，一小时做完', 'What a new job asks for, done in an hour'],
    minAge: 16,
    yuan: 158,
    items: [...basic, 'chest-x-ray'],
  },
  {
    purposes: ['yearly'],
    title: ['年度基础体检', 'Basic yearly check-up'],
    picture: ['basic', 'heart'],
    summary: ['每年一次，看清身体的基本情况', 'Once a year: the basics of your health'],
    minAge: 18,
    yuan: 399,
    items: wider,
  },
  {
    purposes: ['women', 'yearly'],
    title: ['女性年度体检', "Women's yearly check-up"],
    picture: ['women', 'breast'],
    summary: ['含乳腺、妇科和宫颈筛查', 'With breasts, gynaecology and cervical screening'],
    sex: 'female',
    minAge: 21,
    yuan: 698,
    items: [...wider, 'breast-ultrasound', 'gynaecology', 'tct'],
  },
  {
    purposes: ['men', 'yearly'],
    title: ['男性年度体检', "Men's yearly check-up"],
    picture: ['men', 'prostate'],
    summary: ['含前列腺和心血管筛查', 'With prostate and heart screening'],
    sex: 'male',
    minAge: 21,
    yuan: 668,
    items: [...wider, 'prostate', 'carotid'],
  },
  {
    purposes: ['parents', 'heart'],
    title: ['爸妈安心体检', "Parents' check-up"],
    picture: ['parents', 'bone'],
    summary: [
      '心脑血管、骨密度和肺部，适合五十岁以上',
      'Heart, stroke, bones and lungs from fifty on',
    ],
    minAge: 50,
    yuan: 988,
    items: [...deep, 'carotid', 'bone-density', 'homocysteine'],
  },
  {
    purposes: ['tumour', 'yearly'],
    title: ['防癌筛查', 'Cancer screening'],
    picture: ['tumour', 'lung'],
    summary: [
      '肺、胃、肝、甲状腺的早期筛查',
      'Early screening of lungs, stomach, liver and thyroid',
    ],
    minAge: 40,
    yuan: 1588,
    items: [...deep, 'breath-test', 'hepatitis'],
  },
];

/** What the chain offers besides. */
export const ofChain: readonly PackageRow[] = [
  {
    purposes: ['heart'],
    title: ['心脑血管专项', 'Heart and stroke'],
    picture: ['heart', 'brain'],
    summary: [
      '血压高、血脂高或家里有人中风的人',
      'For high blood pressure, high lipids or stroke in the family',
    ],
    minAge: 30,
    yuan: 798,
    items: [...basic, 'lipids', 'homocysteine', 'carotid', 'heart-ultrasound'],
  },
  {
    purposes: ['marriage'],
    title: ['婚前体检（女）', 'Pre-marital check-up for her'],
    picture: ['couple', 'uterus'],
    summary: ['结婚和备孕之前', 'Before marriage and a first child'],
    sex: 'female',
    minAge: 20,
    maxAge: 50,
    yuan: 498,
    items: [...basic, 'hepatitis', 'thyroid', 'gynaecology'],
  },
  {
    purposes: ['marriage'],
    title: ['婚前体检（男）', 'Pre-marital check-up for him'],
    picture: ['couple', 'liver'],
    summary: ['结婚和备孕之前', 'Before marriage and a first child'],
    sex: 'male',
    minAge: 22,
    maxAge: 60,
    yuan: 458,
    items: [...basic, 'hepatitis', 'thyroid'],
  },
  {
    purposes: ['yearly'],
    title: ['年度全面体检', 'Full yearly check-up'],
    picture: ['basic', 'lung'],
    summary: ['三十五岁以后，多看一层', 'A closer look from thirty-five on'],
    minAge: 30,
    yuan: 1080,
    items: deep,
  },
  {
    purposes: ['yearly', 'work'],
    title: ['久坐上班族体检', 'Desk worker check-up'],
    picture: ['bone', 'eye'],
    summary: ['颈椎、眼睛、血脂和尿酸', 'Neck, eyes, lipids and uric acid'],
    minAge: 18,
    maxAge: 60,
    yuan: 528,
    items: [...wider, 'thyroid'],
  },
  {
    purposes: ['tumour'],
    title: ['肺部专项', 'Lung check'],
    picture: ['lung'],
    summary: ['吸烟的人和家里有人吸烟的人', 'For people who smoke or live with a smoker'],
    minAge: 40,
    yuan: 458,
    items: ['general', 'internal', 'blood-count', 'chest-ct', 'tumour-markers'],
  },
  {
    purposes: ['tumour'],
    title: ['胃部专项', 'Stomach check'],
    picture: ['stomach'],
    summary: ['胃不舒服，或家里有人得过胃病', 'For stomach trouble of your own or in the family'],
    minAge: 35,
    maxAge: 70,
    yuan: 1280,
    items: ['general', 'internal', 'blood-count', 'ecg', 'breath-test', 'gastroscopy'],
  },
  {
    purposes: ['yearly'],
    title: ['血糖专项', 'Blood sugar check'],
    picture: ['blood', 'eye'],
    summary: ['家里有糖尿病人，或体重超标', 'For diabetes in the family or overweight'],
    minAge: 18,
    yuan: 238,
    items: ['general', 'glucose', 'hba1c', 'lipids', 'kidney', 'urine', 'eyes'],
  },
  {
    purposes: ['women', 'tumour'],
    title: ['两癌筛查', 'Breast and cervical screening'],
    picture: ['breast', 'uterus'],
    summary: ['乳腺癌和宫颈癌的早期筛查', 'Early screening for two cancers of women'],
    sex: 'female',
    minAge: 25,
    yuan: 458,
    items: ['general', 'breast-ultrasound', 'gynaecology', 'tct', 'tumour-markers'],
  },
  {
    purposes: ['parents'],
    title: ['骨与关节体检', 'Bones and joints'],
    picture: ['joint', 'bone'],
    summary: ['腰腿酸痛，或没测过骨密度的人', 'For sore legs and back, or bones never measured'],
    minAge: 55,
    yuan: 468,
    items: [
      'general',
      'internal',
      'surgical',
      'blood-count',
      'liver',
      'kidney',
      'glucose',
      'uric-acid',
      'bone-density',
    ],
  },
  {
    purposes: ['children'],
    title: ['入园入学体检', 'Nursery and school check-up'],
    picture: ['children', 'tooth'],
    summary: ['幼儿园、小学报到要的项目', 'What a nursery or a school asks for'],
    minAge: 2,
    maxAge: 13,
    yuan: 128,
    items: ['general', 'internal', 'eyes', 'ears', 'mouth', 'blood-count', 'liver'],
  },
  {
    purposes: ['children'],
    title: ['儿童视力与口腔检查', "Children's eyes and teeth"],
    picture: ['children', 'eye'],
    summary: ['看视力、眼底、蛀牙和牙齿排列', 'Eyesight, back of the eye, decay and teeth'],
    minAge: 3,
    maxAge: 17,
    yuan: 98,
    items: ['general', 'eyes', 'mouth'],
  },
  {
    purposes: ['children', 'yearly'],
    title: ['青少年年度体检', "Teenagers' yearly check-up"],
    picture: ['children', 'heart'],
    summary: ['看身高体重、视力、心电图和血常规', 'Height, weight, eyesight, ECG and blood count'],
    minAge: 7,
    maxAge: 17,
    yuan: 268,
    items: [
      'general',
      'internal',
      'surgical',
      'eyes',
      'ears',
      'mouth',
      'blood-count',
      'urine',
      'liver',
      'kidney',
      'ecg',
    ],
  },
];
