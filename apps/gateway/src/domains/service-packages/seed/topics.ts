import type { servicePackageOffers } from '../tables';

type Pair = readonly [string, string];

/** What the sandbox sells for a topic: its words, what its patients measure, what is sent to them. */
export interface Topic {
  readonly topic: (typeof servicePackageOffers.$inferSelect)['topic'];
  /** The standard department whose doctors carry it out. */
  readonly department: string;
  readonly name: Pair;
  readonly forWhom: Pair;
  readonly form: Pair;
  readonly goods: Pair;
  readonly visit: Pair;
}

/** Eight topics, each of which is sold for a month, a quarter and a year. */
export const topicRows: readonly Topic[] = [
  {
    topic: 'hypertension',
    department: 'cardiology',
    name: ['高血压管理', 'Blood pressure care'],
    forWhom: [
      '血压控制得不稳，或刚开始吃降压药的人',
      'For people whose blood pressure is not steady, or who have just begun medicine',
    ],
    form: ['血压与用药评估', 'Review of pressure and medicines'],
    goods: ['上臂式电子血压计', 'Upper arm blood pressure monitor'],
    visit: ['护士上门测压指导', 'A nurse shows you how to measure at home'],
  },
  {
    topic: 'diabetes',
    department: 'endocrinology',
    name: ['糖尿病管理', 'Diabetes care'],
    forWhom: [
      '二型糖尿病患者，或血糖偏高想尽早控制的人',
      'For people with type 2 diabetes, or with high blood sugar',
    ],
    form: ['血糖与饮食评估', 'Review of blood sugar and diet'],
    goods: ['血糖试纸一盒', 'A box of blood sugar strips'],
    visit: ['护士上门足部检查', 'A nurse checks your feet at home'],
  },
  {
    topic: 'heart',
    department: 'cardiology',
    name: ['心脏术后随访', 'Care after heart treatment'],
    forWhom: [
      '做过支架、搭桥或消融，需要长期随访的人',
      'For people who had a stent, a bypass or an ablation',
    ],
    form: ['心功能与用药评估', 'Review of heart function and medicines'],
    goods: ['分格药盒', 'Pill organiser'],
    visit: ['上门心电图检查', 'An electrocardiogram at home'],
  },
  {
    topic: 'mother',
    department: 'obstetrics',
    name: ['孕期陪伴', 'Care in pregnancy'],
    forWhom: ['怀孕各阶段，希望随时有人问的准妈妈', 'For expectant mothers at every stage'],
    form: ['孕期情况评估', 'Review of your pregnancy'],
    goods: ['孕期维生素一盒', 'A box of prenatal vitamins'],
    visit: ['助产士上门指导', 'A midwife visits you at home'],
  },
  {
    topic: 'child',
    department: 'paediatrics',
    name: ['儿童成长守护', 'Care for growing children'],
    forWhom: [
      '三个月到十二岁孩子的家长',
      'For parents of children from three months to twelve years',
    ],
    form: ['生长发育评估', 'Review of growth'],
    goods: ['儿童体温计', "Children's thermometer"],
    visit: ['护士上门喂养指导', 'A nurse helps with feeding at home'],
  },
  {
    topic: 'recovery',
    department: 'rehabilitation',
    name: ['康复训练', 'Rehabilitation'],
    forWhom: [
      '骨折、关节手术或中风后需要训练的人',
      'For people who train after a fracture, a joint operation or a stroke',
    ],
    form: ['功能与疼痛评估', 'Review of movement and pain'],
    goods: ['弹力带套装', 'Set of resistance bands'],
    visit: ['康复师上门训练', 'A therapist trains with you at home'],
  },
  {
    topic: 'elderly',
    department: 'neurology',
    name: ['长者关怀', 'Care in later life'],
    forWhom: [
      '六十五岁以上，或照顾老人的家人',
      'For people over sixty-five and those who care for them',
    ],
    form: ['记忆与跌倒风险评估', 'Review of memory and of the risk of falls'],
    goods: ['防滑垫两片', 'Two non-slip mats'],
    visit: ['护士上门健康巡视', 'A nurse checks on you at home'],
  },
  {
    topic: 'mind',
    department: 'neurology',
    name: ['睡眠改善', 'Better sleep'],
    forWhom: [
      '入睡难、易醒或长期吃安眠药的人',
      'For people who sleep badly or have long taken sleeping pills',
    ],
    form: ['睡眠情况评估', 'Review of your sleep'],
    goods: ['遮光眼罩', 'Sleep mask'],
    visit: ['护士上门睡眠环境指导', 'A nurse looks at where you sleep'],
  },
];

/** The departments that have a team, with what it is called. */
export const teamRows: readonly (readonly [string, Pair, Pair])[] = [
  [
    'cardiology',
    ['心血管慢病团队', 'Heart and Circulation Team'],
    [
      '由心内科医生带队，看血压、看药、看检查，一起定方案。',
      'Led by cardiologists who look after pressure, medicines and tests together.',
    ],
  ],
  [
    'endocrinology',
    ['糖尿病管理团队', 'Diabetes Team'],
    [
      '医生和营养师一起，帮您把血糖稳下来。',
      'Doctors and dietitians who help you keep your blood sugar steady.',
    ],
  ],
  [
    'obstetrics',
    ['孕产守护团队', 'Mother and Baby Team'],
    [
      '产科医生和助产士，从建档陪到产后。',
      'Obstetricians and midwives, from the first visit until after birth.',
    ],
  ],
  [
    'paediatrics',
    ['儿童健康团队', "Children's Health Team"],
    [
      '儿科医生和儿保护士，回答家长每天会遇到的问题。',
      'Paediatricians and nurses who answer the questions of every day.',
    ],
  ],
  [
    'rehabilitation',
    ['康复团队', 'Rehabilitation Team'],
    ['康复医生定方案，康复师带着练。', 'Doctors make the plan, therapists train with you.'],
  ],
  [
    'neurology',
    ['神经与长者团队', 'Neurology and Later Life Team'],
    [
      '神经内科医生牵头，关心睡眠、记忆和跌倒。',
      'Led by neurologists who care for sleep, memory and safety from falls.',
    ],
  ],
];
