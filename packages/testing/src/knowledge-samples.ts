import type {
  GetKeywordAnalysisResponse,
  GetKnowledgeResponse,
  GetStandardDepartmentResponse,
  HealthInfo,
  RecommendedTopic,
  KnowledgeCard,
  Lecture,
  StandardDepartment,
} from '@xinglin/gateway-sdk';

/** A disease of the knowledge base. */
export const sampleEntry: GetKnowledgeResponse = {
  entryId: 'asthma',
  kind: 'disease',
  name: '哮喘',
  letter: 'X',
  otherNames: ['支气管哮喘', '气喘'],
  departments: [{ deptId: 'respiratory', deptName: '呼吸内科', deptIcon: 'hospital' }],
  what: ['哮喘是气道长期发炎，遇到刺激会变窄。', '常见喘、胸闷、夜里咳嗽。'],
  goAtOnce: ['喘得说不出整句话、嘴唇发紫，请立即拨打 120。'],
  whichDepartment: ['看呼吸内科；孩子看儿科。'],
  bring: ['带上正在用的吸入药。', '记下什么时候、在哪里发作。'],
  ask: ['我的哮喘控制得怎么样？', '吸入药这样用对吗？'],
  reviewer: {
    doctorId: 'd-1',
    name: '沈知远',
    titleText: '主任医师',
    hospitalName: '浙江省立同仁医院',
    hospDeptName: '呼吸内科',
  },
  related: [{ entryId: 'copd', name: '慢性阻塞性肺疾病' }],
};

const respiratory = { deptId: 'respiratory', deptName: '呼吸内科' };

/** Entries of two letters. */
export const sampleEntries: readonly KnowledgeCard[] = [
  { entryId: 'fever', kind: 'symptom', name: '发热', letter: 'F', ...respiratory },
  { entryId: 'pneumonia', kind: 'disease', name: '肺炎', letter: 'F', ...respiratory },
  { entryId: 'asthma', kind: 'disease', name: '哮喘', letter: 'X', ...respiratory },
];

/** A recorded lecture. */
export const sampleLecture: Lecture = {
  lectureId: 'child-with-fever',
  title: '孩子发烧，家长先看什么',
  summary: '比度数更重要的是精神和喝水；哪些情况要马上去医院。',
  deptId: 'paediatrics',
  deptName: '儿内科',
  durationSeconds: 1170,
  speaker: {
    doctorId: 'd-1',
    name: '沈知远',
    titleText: '主任医师',
    hospitalName: '浙江省立同仁医院',
    hospDeptName: '儿内科',
  },
};

/** What to know of health in winter. */
export const sampleHealthInfo: HealthInfo = {
  topic_id: 'influenza',
  title: '流感',
  topic_intro: '流感病毒引起的呼吸道感染，冬春季多见。',
  content: '流感病毒引起的呼吸道感染，冬春季多见。',
  cover_photo: null,
  entryId: 'influenza',
  deptId: 'respiratory',
  reviewer: { doctorId: 'd-1', name: '沈知远' },
  readMinutes: 3,
};

/** Something to read that home recommends. */
export const sampleTopic: RecommendedTopic = {
  topic_id: 'gout',
  topic_type: 1,
  title: '痛风',
  description: '尿酸过高引起的关节红肿热痛。',
  tag_detail: [{ tag_id: 'rheumatology', tag_name: '风湿免疫科' }],
  entryId: 'gout',
};

/** Standard departments of two groups. */
export const sampleStandardDepartments: readonly StandardDepartment[] = [
  {
    deptId: 'cardiology',
    deptName: '心血管内科',
    deptIcon: 'heart',
    groupName: '内科',
    doctorCount: 9,
  },
  { ...respiratory, deptIcon: 'hospital', groupName: '内科', doctorCount: 7 },
  {
    deptId: 'orthopaedics',
    deptName: '骨科',
    deptIcon: 'hospital',
    groupName: '外科',
    doctorCount: 5,
  },
];

/** One of them, with what it treats. */
export const sampleStandardDepartment: GetStandardDepartmentResponse = {
  ...respiratory,
  deptIcon: 'hospital',
  groupName: '内科',
  doctorCount: 7,
  entries: sampleEntries.map(({ entryId, kind, name }) => ({ entryId, kind, name })),
};

/** Where a child's fever leads. */
export const sampleAnalysis: GetKeywordAnalysisResponse = {
  redFlags: [],
  danger: null,
  article: null,
  departments: [
    {
      deptId: 'paediatrics',
      deptName: '儿内科',
      deptIcon: 'hospital',
      words: ['发烧', '宝宝'],
      reason: '孩子发热看儿科。',
      hospitalsToday: 6,
    },
    {
      deptId: 'respiratory',
      deptName: '呼吸内科',
      deptIcon: 'hospital',
      words: ['发烧'],
      reason: null,
      hospitalsToday: 0,
    },
  ],
  entries: [{ entryId: 'child-fever', name: '儿童发热' }],
  corrections: [],
};
