import type { RecordedLecture } from './recorded-lecture';

/** The second half of the lectures of the demonstration. No text names a medicine or a dose. */
export const furtherLectures: readonly RecordedLecture[] = [
  {
    id: 'knees-that-last',
    deptId: 'orthopaedics',
    entryIds: ['knee-pain', 'osteoarthritis'],
    title: ['护好膝盖用得久', 'Knees that last'],
    summary: [
      '三个在家就能做的练习，上下楼和运动怎么保护关节。',
      'Three exercises for home, and how to spare the joint on stairs and in sport.',
    ],
    minutes: 14,
    publishedOn: '2026-03-27',
  },
  {
    id: 'sleep-without-worry',
    deptId: 'neurology',
    entryIds: ['insomnia', 'anxiety'],
    title: ['睡不着，先改这几件事', 'Sleepless: what to change first'],
    summary: [
      '作息、光线和床只用来睡觉；什么时候需要看医生。',
      'Hours, light and a bed for sleep alone; when to see a doctor.',
    ],
    minutes: 25,
    publishedOn: '2026-10-09',
  },
  {
    id: 'stroke-minutes',
    deptId: 'neurology',
    entryIds: ['stroke', 'facial-palsy', 'numbness'],
    title: ['中风：每一分钟都要紧', 'Stroke: every minute counts'],
    summary: [
      '用一张脸、两只手、一句话认出中风，马上拨打 120。',
      'Face, arms and speech tell a stroke: call 120 at once.',
    ],
    minutes: 12,
    publishedOn: '2026-04-24',
  },
  {
    id: 'eczema-at-home',
    deptId: 'dermatology',
    entryIds: ['eczema', 'itching'],
    title: ['湿疹的日常护理', 'Caring for eczema day by day'],
    summary: [
      '洗澡、保湿和穿衣的细节，怎样少抓一点。',
      'Details of washing, moisture and clothes, and ways to scratch less.',
    ],
    minutes: 16,
    publishedOn: '2026-08-07',
  },
  {
    id: 'pregnancy-calendar',
    deptId: 'obstetrics',
    entryIds: ['pregnancy-checks', 'gestational-diabetes'],
    title: ['一张孕期检查日历', 'A calendar of check-ups in pregnancy'],
    summary: [
      '每个阶段查什么、为什么查、怎样安排时间。',
      'What is checked when and why, and how to plan for it.',
    ],
    minutes: 30,
    publishedOn: '2026-09-25',
  },
  {
    id: 'after-the-screening',
    deptId: 'gynaecology',
    entryIds: ['cervical-hpv', 'cervicitis'],
    title: ['HPV 阳性不用慌', 'A positive HPV test is no reason to panic'],
    summary: [
      '结果怎么看，下一步做什么检查，多久复查。',
      'How to read the result, which test is next, and when to come again.',
    ],
    minutes: 18,
    publishedOn: '2026-06-19',
  },
  {
    id: 'eyes-of-school-children',
    deptId: 'ophthalmology',
    entryIds: ['myopia'],
    title: ['学生近视，从户外开始', 'Short sight at school begins outdoors'],
    summary: [
      '每天多久户外、怎样看书、多久验一次光。',
      'Hours outdoors, how to read, and how often to test the eyes.',
    ],
    minutes: 17,
    publishedOn: '2026-08-21',
  },
  {
    id: 'nose-in-spring',
    deptId: 'ear-nose-throat',
    entryIds: ['allergic-rhinitis', 'sinusitis'],
    title: ['换季总打喷嚏', 'Sneezing when seasons change'],
    summary: [
      '过敏性鼻炎和感冒的区别，家里怎样减少过敏原。',
      'How hay fever differs from a cold, and how to have less of what causes it at home.',
    ],
    minutes: 15,
    publishedOn: '2026-02-27',
  },
  {
    id: 'teeth-of-the-family',
    deptId: 'dentistry',
    entryIds: ['tooth-decay', 'gum-disease'],
    title: ['一家人的刷牙课', 'How a family brushes its teeth'],
    summary: [
      '牙线、牙刷和顺序，老人和孩子各要注意什么。',
      'Floss, brush and order, and what the old and the young should mind.',
    ],
    minutes: 13,
    publishedOn: '2026-05-29',
  },
  {
    id: 'stones-and-water',
    deptId: 'urology',
    entryIds: ['kidney-stones', 'blood-in-urine'],
    title: ['肾结石与喝水', 'Kidney stones and drinking'],
    summary: [
      '喝多少、怎么喝，疼起来什么时候去急诊。',
      'How much and how to drink, and when the pain needs an emergency department.',
    ],
    minutes: 16,
    publishedOn: '2026-07-10',
  },
  {
    id: 'lumps-of-the-breast',
    deptId: 'breast-thyroid',
    entryIds: ['breast-lump', 'breast-cancer', 'thyroid-nodule'],
    title: ['体检查出结节怎么办', 'A nodule was found: what now'],
    summary: [
      '分级是什么意思，哪些随访，哪些要进一步检查。',
      'What the grades mean, which are watched and which need more tests.',
    ],
    minutes: 20,
    publishedOn: '2026-10-30',
  },
  {
    id: 'low-mood',
    deptId: 'mental-health',
    entryIds: ['depression', 'postnatal-depression'],
    title: ['情绪低落多久要看医生', 'Low mood: when to see a doctor'],
    summary: [
      '难过和抑郁的区别，怎样陪伴家人，哪里可以求助。',
      'How sadness and depression differ, how to stand by someone, and where to ask for help.',
    ],
    minutes: 27,
    publishedOn: '2026-05-08',
  },
];
