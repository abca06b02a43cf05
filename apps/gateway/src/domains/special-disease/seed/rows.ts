type Pair = readonly [string, string];

interface DiseaseRow {
  readonly id: string;
  /** The standard department whose chiefs are its experts. */
  readonly deptId: string;
  readonly name: Pair;
  readonly summary: Pair;
  readonly hint: Pair;
}

/** The special diseases of the sandbox. */
export const diseaseRows: readonly DiseaseRow[] = [
  {
    id: 'tumour',
    deptId: 'oncology',
    name: ['肿瘤', 'Cancer care'],
    summary: [
      '初次发现肿块、术后复查或需要调整治疗方案时，由肿瘤专家团队看诊。',
      'For a lump found for the first time, for checks after an operation, or when treatment needs another plan.',
    ],
    hint: [
      '写明哪里不舒服、什么时候发现、做过哪些检查和治疗。就诊时带上病理报告和片子。',
      'Say where it hurts, since when, and which tests and treatment there were. Bring pathology reports and images.',
    ],
  },
  {
    id: 'rheumatism',
    deptId: 'rheumatology',
    name: ['风湿免疫病', 'Rheumatism'],
    summary: [
      '类风湿关节炎、强直性脊柱炎、红斑狼疮等需要长期管理的疾病。',
      'Rheumatoid arthritis, ankylosing spondylitis, lupus and others that need care for years.',
    ],
    hint: [
      '写明哪些关节疼、早上僵硬多久、正在吃的药。就诊时带上以前的化验单。',
      'Say which joints hurt, how long they are stiff in the morning, and your medicines. Bring earlier results.',
    ],
  },
  {
    id: 'diabetic-foot',
    deptId: 'endocrinology',
    name: ['糖尿病足', 'Diabetic foot'],
    summary: [
      '糖尿病人脚上有伤口、麻木、发凉或颜色变化时，请尽早就诊。',
      'For people with diabetes whose feet have a wound, are numb or cold, or change colour: come early.',
    ],
    hint: [
      '写明患糖尿病几年、最近的血糖、伤口多大、有没有发烧。',
      'Say how long you have had diabetes, your latest blood sugar, how large the wound is, and any fever.',
    ],
  },
  {
    id: 'epilepsy',
    deptId: 'neurology',
    name: ['癫痫', 'Epilepsy'],
    summary: [
      '反复抽搐或突然失神，药物控制不好，或准备怀孕、停药前需要评估。',
      'For seizures that come again, medicines that do not help enough, or before a pregnancy or stopping medicine.',
    ],
    hint: [
      '写明发作时的样子、多久一次、一次多久、正在吃的药。有录像请就诊时带上。',
      'Say what a seizure looks like, how often and how long, and your medicines. Bring a video if there is one.',
    ],
  },
  {
    id: 'kidney',
    deptId: 'nephrology',
    name: ['疑难肾病', 'Kidney disease'],
    summary: [
      '蛋白尿、血尿查不出原因，肾功能下降，或需要肾穿刺、透析评估。',
      'For protein or blood in the urine without a known cause, weaker kidneys, or before a biopsy or dialysis.',
    ],
    hint: [
      '写明浮肿、尿量的变化和血压，最近的尿检和肌酐结果。',
      'Say how swelling, urine and blood pressure changed, with the latest urine test and creatinine.',
    ],
  },
  {
    id: 'rare',
    deptId: 'haematology',
    name: ['罕见病', 'Rare diseases'],
    summary: [
      '多处就诊仍未确诊，或已确诊罕见病，需要多学科专家一起看。',
      'When many visits brought no diagnosis, or a known rare disease needs experts of several fields.',
    ],
    hint: [
      '写明从什么时候开始、去过哪些医院、家里有没有类似的人。',
      'Say when it began, which hospitals you went to, and whether anyone in the family has the same.',
    ],
  },
];
