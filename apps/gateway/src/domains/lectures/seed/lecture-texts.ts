import { furtherLectures } from './further-lecture-texts';
import type { RecordedLecture } from './recorded-lecture';

/** The lectures of the demonstration. No text names a medicine or a dose. */
export const recordedLectures: readonly RecordedLecture[] = [
  {
    id: 'blood-pressure-at-home',
    deptId: 'cardiology',
    entryIds: ['hypertension'],
    title: ['在家怎样量血压', 'Measuring blood pressure at home'],
    summary: [
      '什么时候量、怎么坐、怎么记，以及哪些读数要尽快就医。',
      'When to measure, how to sit, what to write down, and which readings need a doctor soon.',
    ],
    minutes: 18,
    publishedOn: '2026-09-18',
  },
  {
    id: 'chest-pain-signs',
    deptId: 'cardiology',
    entryIds: ['chest-pain', 'coronary-heart-disease'],
    title: ['胸痛：哪些不能等', 'Chest pain that cannot wait'],
    summary: [
      '怎样认出心梗的信号，等救护车时做什么、不做什么。',
      'Signs of a heart attack, and what to do and not to do until the ambulance comes.',
    ],
    minutes: 22,
    publishedOn: '2026-06-05',
  },
  {
    id: 'palpitations-explained',
    deptId: 'cardiology',
    entryIds: ['palpitations', 'arrhythmia', 'atrial-fibrillation'],
    title: ['心慌时心脏在做什么', 'What the heart does when it races'],
    summary: [
      '早搏、房颤和紧张引起的心慌有什么不同，做哪些检查。',
      'How extra beats, atrial fibrillation and nerves differ, and which tests tell them apart.',
    ],
    minutes: 26,
    publishedOn: '2026-03-12',
  },
  {
    id: 'child-with-fever',
    deptId: 'paediatrics',
    entryIds: ['child-fever', 'febrile-seizure'],
    title: ['孩子发烧，家长先看什么', 'A child with a fever: what to look at first'],
    summary: [
      '比度数更重要的是精神和喝水；哪些情况要马上去医院。',
      'Spirit and drinking matter more than the number; when to go to hospital at once.',
    ],
    minutes: 20,
    publishedOn: '2026-10-16',
  },
  {
    id: 'child-cough-nights',
    deptId: 'paediatrics',
    entryIds: ['child-cough', 'croup'],
    title: ['孩子夜里咳嗽怎么办', 'A child who coughs at night'],
    summary: [
      '听声音分辨常见的咳嗽，怎样让孩子睡得舒服些。',
      'Telling common coughs by their sound, and helping a child to sleep.',
    ],
    minutes: 16,
    publishedOn: '2026-01-22',
  },
  {
    id: 'winter-airways',
    deptId: 'respiratory',
    entryIds: ['influenza', 'common-cold', 'fever'],
    title: ['流感和普通感冒怎么分', 'Flu or a cold: how to tell'],
    summary: [
      '起病快慢、全身症状和家里有谁，决定要不要早去医院。',
      'How fast it begins, how the body feels and who lives at home decide how soon to go.',
    ],
    minutes: 15,
    publishedOn: '2026-10-23',
  },
  {
    id: 'living-with-asthma',
    deptId: 'respiratory',
    entryIds: ['asthma', 'shortness-of-breath'],
    title: ['和哮喘好好相处', 'Living well with asthma'],
    summary: [
      '认识诱因，学会看峰流速，写一份自己的行动计划。',
      'Knowing what sets it off, reading a peak flow meter, and a plan of one’s own.',
    ],
    minutes: 24,
    publishedOn: '2026-04-09',
  },
  {
    id: 'sugar-and-meals',
    deptId: 'endocrinology',
    entryIds: ['diabetes', 'obesity'],
    title: ['糖尿病人的三餐', 'Meals with diabetes'],
    summary: [
      '主食怎么选、怎么排顺序，外出吃饭怎么办。',
      'Choosing and ordering what is on the plate, at home and away.',
    ],
    minutes: 28,
    publishedOn: '2026-08-28',
  },
  {
    id: 'thyroid-report',
    deptId: 'endocrinology',
    entryIds: ['hyperthyroidism', 'hypothyroidism'],
    title: ['看懂甲状腺化验单', 'Reading a thyroid report'],
    summary: [
      '几项指标各说明什么，多久复查一次。',
      'What each value says, and how often to look again.',
    ],
    minutes: 17,
    publishedOn: '2026-02-13',
  },
  {
    id: 'stomach-and-bacteria',
    deptId: 'gastroenterology',
    entryIds: ['helicobacter-pylori', 'gastritis', 'stomach-ache'],
    title: ['幽门螺杆菌，查出来之后', 'After a positive test for Helicobacter'],
    summary: [
      '谁需要治疗，家人要不要一起查，怎样分餐。',
      'Who needs treatment, whether the family should be tested, and how to share meals.',
    ],
    minutes: 21,
    publishedOn: '2026-09-04',
  },
  {
    id: 'first-colonoscopy',
    deptId: 'gastroenterology',
    entryIds: ['bowel-cancer', 'blood-in-stool'],
    title: ['第一次做肠镜', 'A first colonoscopy'],
    summary: [
      '前几天怎么吃，当天带什么，之后注意什么。',
      'What to eat before, what to bring, and what to mind afterwards.',
    ],
    minutes: 19,
    publishedOn: '2026-05-15',
  },
  {
    id: 'back-pain-moving',
    deptId: 'orthopaedics',
    entryIds: ['low-back-pain', 'slipped-disc'],
    title: ['腰痛的时候动还是躺', 'Back pain: move or rest'],
    summary: [
      '大多数腰痛需要合适的活动；出现哪些信号要拍片。',
      'Most back pain wants the right movement; which signs call for pictures.',
    ],
    minutes: 23,
    publishedOn: '2026-07-31',
  },
  ...furtherLectures,
];
