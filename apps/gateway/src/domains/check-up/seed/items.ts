import { imagingItemRows, pregnant, type ItemRow, type Pair } from './imaging-items';

const unmarried: Pair = [
  '没有性生活的人、月经期和孕期请勿做',
  'Not for women who have never had sex, during a period, or in pregnancy',
];

/** What the check-ups of the sandbox consist of. */
export const itemRows: readonly ItemRow[] = [
  {
    code: 'general',
    name: ['身高、体重、血压', 'Height, weight, blood pressure'],
    purpose: [
      '看体重是否合适，发现高血压',
      'Shows whether weight is healthy and finds high blood pressure',
    ],
  },
  {
    code: 'internal',
    name: ['内科检查', 'Physical examination'],
    purpose: ['医生听心肺、摸腹部', 'A doctor listens to heart and lungs and feels the abdomen'],
  },
  {
    code: 'surgical',
    name: ['外科检查', 'Surgical examination'],
    purpose: ['检查皮肤、淋巴结、甲状腺和关节', 'Looks at skin, lymph nodes, thyroid and joints'],
  },
  {
    code: 'eyes',
    name: ['视力与眼底', 'Eyesight and back of the eye'],
    purpose: [
      '看视力，发现眼底血管病变',
      'Tests sight and finds changes in the vessels of the eye',
    ],
  },
  {
    code: 'ears',
    name: ['耳鼻喉检查', 'Ear, nose and throat'],
    purpose: ['查听力、鼻炎和咽喉问题', 'Checks hearing, nose and throat'],
  },
  {
    code: 'mouth',
    name: ['口腔检查', 'Mouth and teeth'],
    purpose: ['查蛀牙、牙龈和口腔黏膜', 'Looks for decay and checks gums and mouth lining'],
  },
  {
    code: 'blood-count',
    name: ['血常规', 'Full blood count'],
    purpose: ['发现贫血、感染和血液疾病', 'Finds anaemia, infection and diseases of the blood'],
  },
  {
    code: 'urine',
    name: ['尿常规', 'Urine test'],
    purpose: ['发现肾脏和泌尿系统问题', 'Finds problems of kidneys and urinary tract'],
  },
  {
    code: 'liver',
    name: ['肝功能', 'Liver function'],
    purpose: ['看肝脏有没有受损', 'Shows whether the liver is damaged'],
  },
  {
    code: 'kidney',
    name: ['肾功能', 'Kidney function'],
    purpose: ['看肾脏排出废物的能力', 'Shows how well the kidneys work'],
  },
  {
    code: 'glucose',
    name: ['空腹血糖', 'Fasting blood sugar'],
    purpose: ['筛查糖尿病', 'Screens for diabetes'],
  },
  {
    code: 'hba1c',
    name: ['糖化血红蛋白', 'Glycated haemoglobin'],
    purpose: ['看近三个月的平均血糖', 'Shows the average blood sugar of three months'],
  },
  {
    code: 'lipids',
    name: ['血脂四项', 'Blood lipids'],
    purpose: ['看动脉硬化和心梗的风险', 'Shows the risk of hardened arteries and heart attack'],
  },
  {
    code: 'uric-acid',
    name: ['血尿酸', 'Uric acid'],
    purpose: ['筛查痛风', 'Screens for gout'],
  },
  {
    code: 'thyroid',
    name: ['甲状腺功能', 'Thyroid function'],
    purpose: ['发现甲亢和甲减', 'Finds an overactive or underactive thyroid'],
  },
  {
    code: 'homocysteine',
    name: ['同型半胱氨酸', 'Homocysteine'],
    purpose: ['评估中风风险', 'Helps to judge the risk of stroke'],
  },
  {
    code: 'tumour-markers',
    name: ['肿瘤标志物', 'Tumour markers'],
    purpose: [
      '辅助筛查肿瘤，不能单独确诊',
      'Helps to look for tumours; never a diagnosis by itself',
    ],
  },
  {
    code: 'hepatitis',
    name: ['乙肝五项', 'Hepatitis B'],
    purpose: ['看有没有感染和保护性抗体', 'Shows infection and protection'],
  },
  {
    code: 'ecg',
    name: ['心电图', 'ECG'],
    purpose: ['发现心律失常和心肌缺血', 'Finds irregular rhythm and poor supply of the heart'],
  },
  {
    code: 'heart-ultrasound',
    name: ['心脏彩超', 'Ultrasound of the heart'],
    purpose: ['看心脏结构和瓣膜', 'Shows chambers and valves of the heart'],
  },
  {
    code: 'carotid',
    name: ['颈动脉彩超', 'Ultrasound of the neck arteries'],
    purpose: ['发现颈动脉斑块，评估中风风险', 'Finds plaques and the risk of stroke'],
  },
  {
    code: 'abdomen-ultrasound',
    name: ['腹部彩超', 'Ultrasound of the abdomen'],
    purpose: ['看肝、胆、胰、脾、肾', 'Shows liver, gall bladder, pancreas, spleen and kidneys'],
  },
  {
    code: 'thyroid-ultrasound',
    name: ['甲状腺彩超', 'Ultrasound of the thyroid'],
    purpose: ['发现甲状腺结节', 'Finds nodules of the thyroid'],
  },
  {
    code: 'breast-ultrasound',
    name: ['乳腺彩超', 'Ultrasound of the breasts'],
    purpose: ['发现乳腺结节和肿块', 'Finds nodules and lumps'],
  },
  {
    code: 'gynaecology',
    name: ['妇科检查与白带常规', 'Gynaecological examination'],
    purpose: ['发现妇科炎症', 'Finds inflammation'],
    notFor: unmarried,
  },
  {
    code: 'tct',
    name: ['宫颈 TCT 与 HPV', 'Cervical smear and HPV'],
    purpose: ['筛查宫颈癌', 'Screens for cancer of the cervix'],
    notFor: unmarried,
  },
  {
    code: 'prostate',
    name: ['前列腺彩超与 PSA', 'Ultrasound of the prostate and PSA'],
    purpose: ['筛查前列腺增生和前列腺癌', 'Screens for enlargement and cancer of the prostate'],
  },
  {
    code: 'chest-ct',
    name: ['低剂量胸部 CT', 'Low-dose CT of the chest'],
    purpose: ['发现早期肺癌和肺结节', 'Finds early lung cancer and nodules'],
    notFor: pregnant,
  },
  {
    code: 'chest-x-ray',
    name: ['胸部 X 光', 'Chest X-ray'],
    purpose: ['发现肺炎、肺结核', 'Finds pneumonia and tuberculosis'],
    notFor: pregnant,
  },
  {
    code: 'bone-density',
    name: ['骨密度', 'Bone density'],
    purpose: ['发现骨质疏松', 'Finds osteoporosis'],
    notFor: pregnant,
  },
  {
    code: 'breath-test',
    name: ['碳 13 呼气试验', 'Carbon-13 breath test'],
    purpose: ['查幽门螺杆菌', 'Looks for Helicobacter pylori'],
    notFor: [
      '近一个月吃过抗生素或胃药的人结果不准',
      'Unreliable within a month of antibiotics or stomach medicine',
    ],
  },
  {
    code: 'gastroscopy',
    name: ['无痛胃镜', 'Gastroscopy under sedation'],
    purpose: ['直接看胃，发现早期胃癌', 'Looks at the stomach and finds early cancer'],
    notFor: [
      '严重心肺疾病、对麻醉药过敏和怀孕的人请勿做',
      'Not with severe heart or lung disease, allergy to sedation, or in pregnancy',
    ],
  },
  {
    code: 'scaling',
    name: ['超声波洁牙', 'Ultrasonic scaling'],
    purpose: ['去掉牙石和牙菌斑', 'Removes tartar and plaque'],
    notFor: ['装有心脏起搏器的人请先告诉医生', 'Tell the dentist first if you have a pacemaker'],
  },
  {
    code: 'polishing',
    name: ['抛光与冲洗', 'Polishing and rinsing'],
    purpose: ['让牙面光滑，不易再积牙石', 'Smooths the teeth so that tartar settles less'],
  },
  {
    code: 'fluoride',
    name: ['涂氟', 'Fluoride varnish'],
    purpose: ['防止蛀牙', 'Protects against decay'],
  },
  {
    code: 'nucleic',
    name: ['新型冠状病毒核酸检测', 'COVID-19 nucleic acid test'],
    purpose: ['看此刻有没有感染', 'Shows an infection at this moment'],
  },
  {
    code: 'flu',
    name: ['甲型、乙型流感抗原', 'Influenza A and B antigen'],
    purpose: ['分清流感和新冠', 'Tells influenza from COVID-19'],
  },
  ...imagingItemRows,
];
