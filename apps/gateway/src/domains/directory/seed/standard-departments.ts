// oxlint-disable eslint/max-lines -- a table is as long as what stands in it
/** One department as people look for it, with what its doctors may be good at. */
export interface StandardDepartment {
  readonly id: string;
  readonly group: string;
  readonly name: readonly [string, string];
  /** Name of an icon of the interface's set. */
  readonly icon: string;
  /** How many of a hundred doctors are in it, roughly. */
  readonly weight: number;
  /** Several sets of conditions, in Chinese and English; a doctor gets one or two of them. */
  readonly conditions: readonly (readonly [string, string])[];
}

/** Groups of the first layer. */
export const departmentGroups: readonly {
  readonly id: string;
  readonly name: readonly [string, string];
}[] = [
  { id: 'medicine', name: ['内科', 'Internal Medicine'] },
  { id: 'surgery', name: ['外科', 'Surgery'] },
  { id: 'women', name: ['妇产科', 'Obstetrics and Gynaecology'] },
  { id: 'children', name: ['儿科', 'Paediatrics'] },
  { id: 'senses', name: ['五官科', 'Eye, Ear, Nose and Mouth'] },
  { id: 'chinese', name: ['中医科', 'Traditional Chinese Medicine'] },
  { id: 'cancer', name: ['肿瘤科', 'Oncology'] },
  { id: 'others', name: ['皮肤、心理与康复', 'Skin, Mind and Rehabilitation'] },
];

type Row = readonly [
  id: string,
  group: string,
  chinese: string,
  english: string,
  icon: string,
  weight: number,
  conditions: readonly (readonly [string, string])[],
];

const rows: readonly Row[] = [
  [
    'cardiology',
    'medicine',
    '心血管内科',
    'Cardiology',
    'heart',
    7,
    [
      ['冠心病、高血压、心律失常', 'coronary heart disease, hypertension, arrhythmia'],
      ['心力衰竭、心肌病、瓣膜病', 'heart failure, cardiomyopathy, valve disease'],
      [
        '血脂异常、动脉粥样硬化、介入术后随访',
        'lipid disorders, atherosclerosis, care after stenting',
      ],
    ],
  ],
  [
    'respiratory',
    'medicine',
    '呼吸内科',
    'Respiratory Medicine',
    'stethoscope',
    6,
    [
      ['哮喘、慢性阻塞性肺疾病、慢性咳嗽', 'asthma, COPD, chronic cough'],
      ['肺炎、支气管扩张、肺结节', 'pneumonia, bronchiectasis, lung nodules'],
      ['睡眠呼吸暂停、间质性肺病', 'sleep apnoea, interstitial lung disease'],
    ],
  ],
  [
    'gastroenterology',
    'medicine',
    '消化内科',
    'Gastroenterology',
    'pill',
    6,
    [
      ['胃炎、胃食管反流、幽门螺杆菌感染', 'gastritis, reflux, Helicobacter pylori infection'],
      [
        '炎症性肠病、肠易激综合征、便秘',
        'inflammatory bowel disease, irritable bowel, constipation',
      ],
      ['脂肪肝、肝硬化、胃肠镜检查', 'fatty liver, cirrhosis, endoscopy'],
    ],
  ],
  [
    'neurology',
    'medicine',
    '神经内科',
    'Neurology',
    'stethoscope',
    5,
    [
      ['头痛、眩晕、失眠', 'headache, dizziness, insomnia'],
      ['脑卒中、脑血管病的预防与康复', 'stroke, prevention and recovery'],
      ['帕金森病、癫痫、认知障碍', "Parkinson's disease, epilepsy, dementia"],
    ],
  ],
  [
    'endocrinology',
    'medicine',
    '内分泌科',
    'Endocrinology',
    'stethoscope',
    5,
    [
      ['糖尿病及其并发症', 'diabetes and its complications'],
      ['甲状腺疾病、肥胖、痛风', 'thyroid disease, obesity, gout'],
      ['骨质疏松、垂体与肾上腺疾病', 'osteoporosis, pituitary and adrenal disease'],
    ],
  ],
  [
    'nephrology',
    'medicine',
    '肾内科',
    'Nephrology',
    'stethoscope',
    3,
    [
      ['肾炎、肾病综合征、血尿', 'nephritis, nephrotic syndrome, blood in urine'],
      ['慢性肾脏病、血液透析', 'chronic kidney disease, dialysis'],
    ],
  ],
  [
    'haematology',
    'medicine',
    '血液科',
    'Haematology',
    'stethoscope',
    2,
    [
      ['贫血、血小板减少', 'anaemia, low platelets'],
      ['白血病、淋巴瘤、骨髓瘤', 'leukaemia, lymphoma, myeloma'],
    ],
  ],
  [
    'rheumatology',
    'medicine',
    '风湿免疫科',
    'Rheumatology',
    'stethoscope',
    2,
    [
      ['类风湿关节炎、强直性脊柱炎', 'rheumatoid arthritis, ankylosing spondylitis'],
      ['系统性红斑狼疮、干燥综合征', "lupus, Sjögren's syndrome"],
    ],
  ],
  [
    'general-surgery',
    'surgery',
    '普外科',
    'General Surgery',
    'hospital',
    5,
    [
      ['疝气、阑尾炎、胆囊结石', 'hernia, appendicitis, gallstones'],
      ['胃肠肿瘤的微创手术', 'keyhole surgery of bowel tumours'],
      ['痔疮、肛瘘、肛裂', 'haemorrhoids, fistula, fissure'],
    ],
  ],
  [
    'orthopaedics',
    'surgery',
    '骨科',
    'Orthopaedics',
    'hospital',
    7,
    [
      ['颈椎病、腰椎间盘突出', 'neck pain, slipped discs'],
      ['膝髋关节置换、骨关节炎', 'knee and hip replacement, osteoarthritis'],
      ['骨折、运动损伤、肩周炎', 'fractures, sports injuries, frozen shoulder'],
    ],
  ],
  [
    'urology',
    'surgery',
    '泌尿外科',
    'Urology',
    'hospital',
    4,
    [
      ['前列腺增生、尿路结石', 'enlarged prostate, urinary stones'],
      ['泌尿系肿瘤、男性健康', 'urinary tumours, men’s health'],
    ],
  ],
  [
    'neurosurgery',
    'surgery',
    '神经外科',
    'Neurosurgery',
    'hospital',
    2,
    [
      ['脑肿瘤、脑外伤', 'brain tumours, head injury'],
      ['脑血管病介入、三叉神经痛', 'vascular intervention, trigeminal neuralgia'],
    ],
  ],
  [
    'thoracic-surgery',
    'surgery',
    '胸外科',
    'Thoracic Surgery',
    'hospital',
    2,
    [
      ['肺结节、肺癌的微创手术', 'lung nodules, keyhole lung surgery'],
      ['食管疾病、纵隔肿瘤', 'oesophageal disease, mediastinal tumours'],
    ],
  ],
  [
    'breast-thyroid',
    'surgery',
    '甲状腺乳腺外科',
    'Breast and Thyroid Surgery',
    'hospital',
    3,
    [
      ['甲状腺结节与肿瘤', 'thyroid nodules and tumours'],
      ['乳腺增生、乳腺结节与肿瘤', 'breast lumps and tumours'],
    ],
  ],
  [
    'gynaecology',
    'women',
    '妇科',
    'Gynaecology',
    'person',
    6,
    [
      ['子宫肌瘤、卵巢囊肿、子宫内膜异位症', 'fibroids, ovarian cysts, endometriosis'],
      ['月经不调、多囊卵巢综合征', 'irregular periods, polycystic ovaries'],
      ['宫颈疾病、阴道炎、更年期管理', 'cervical disease, vaginitis, menopause'],
    ],
  ],
  [
    'obstetrics',
    'women',
    '产科',
    'Obstetrics',
    'people',
    4,
    [
      ['孕期检查、高危妊娠管理', 'antenatal care, high-risk pregnancy'],
      ['妊娠期糖尿病、产后康复', 'gestational diabetes, care after birth'],
    ],
  ],
  [
    'fertility',
    'women',
    '生殖医学科',
    'Reproductive Medicine',
    'people',
    2,
    [
      ['不孕不育、试管婴儿', 'infertility, IVF'],
      ['反复流产、卵巢功能减退', 'recurrent miscarriage, low ovarian reserve'],
    ],
  ],
  [
    'paediatrics',
    'children',
    '儿内科',
    'General Paediatrics',
    'people',
    7,
    [
      ['儿童发热、咳嗽、肺炎', 'fever, cough and pneumonia in children'],
      ['儿童腹泻、便秘、营养不良', 'diarrhoea, constipation, poor growth'],
      ['儿童哮喘、过敏、反复感染', 'asthma, allergy, repeated infections'],
    ],
  ],
  [
    'neonatology',
    'children',
    '新生儿科',
    'Neonatology',
    'people',
    2,
    [
      ['早产儿随访、新生儿黄疸', 'follow-up of premature babies, jaundice'],
      ['新生儿喂养与感染', 'feeding and infections of newborns'],
    ],
  ],
  [
    'child-health',
    'children',
    '儿童保健科',
    'Child Health',
    'people',
    3,
    [
      ['生长发育评估、矮小、性早熟', 'growth checks, short stature, early puberty'],
      ['语言发育、多动、孤独症筛查', 'speech, hyperactivity, autism screening'],
    ],
  ],
  [
    'ophthalmology',
    'senses',
    '眼科',
    'Ophthalmology',
    'search',
    5,
    [
      ['白内障、青光眼', 'cataract, glaucoma'],
      ['近视防控、屈光手术', 'myopia control, refractive surgery'],
      ['眼底病、干眼、结膜炎', 'retinal disease, dry eye, conjunctivitis'],
    ],
  ],
  [
    'ear-nose-throat',
    'senses',
    '耳鼻咽喉科',
    'Ear, Nose and Throat',
    'stethoscope',
    4,
    [
      ['鼻炎、鼻窦炎、打鼾', 'rhinitis, sinusitis, snoring'],
      ['中耳炎、耳鸣、听力下降', 'otitis, tinnitus, hearing loss'],
    ],
  ],
  [
    'dentistry',
    'senses',
    '口腔科',
    'Dentistry',
    'star',
    5,
    [
      ['种植牙、牙缺失修复', 'implants, replacement of teeth'],
      ['智齿拔除、牙周病', 'wisdom teeth, gum disease'],
      ['牙齿矫正、儿童牙病', 'orthodontics, children’s teeth'],
    ],
  ],
  [
    'chinese-medicine',
    'chinese',
    '中医内科',
    'Chinese Internal Medicine',
    'pill',
    5,
    [
      ['脾胃病、慢性咳嗽、失眠', 'stomach trouble, chronic cough, insomnia'],
      ['体质调理、慢性疲劳', 'constitution, chronic fatigue'],
      ['高血压、糖尿病的中医调治', 'Chinese medicine for hypertension and diabetes'],
    ],
  ],
  [
    'acupuncture',
    'chinese',
    '针灸推拿科',
    'Acupuncture and Massage',
    'pill',
    3,
    [
      ['颈肩腰腿痛、面瘫', 'neck, back and joint pain, facial palsy'],
      ['偏头痛、中风后遗症', 'migraine, after-effects of stroke'],
    ],
  ],
  [
    'chinese-gynaecology',
    'chinese',
    '中医妇科',
    'Chinese Gynaecology',
    'person',
    2,
    [
      ['月经不调、痛经、备孕调理', 'irregular or painful periods, preparing for pregnancy'],
      ['更年期综合征、产后调理', 'menopause, recovery after birth'],
    ],
  ],
  [
    'oncology',
    'cancer',
    '肿瘤内科',
    'Medical Oncology',
    'shield',
    4,
    [
      ['肺癌、乳腺癌的综合治疗', 'lung and breast cancer'],
      [
        '消化道肿瘤的化疗、靶向与免疫治疗',
        'chemotherapy, targeted and immune therapy of bowel tumours',
      ],
    ],
  ],
  [
    'radiotherapy',
    'cancer',
    '放疗科',
    'Radiotherapy',
    'shield',
    2,
    [
      ['头颈肿瘤、食管癌的精准放疗', 'precise radiotherapy of head, neck and gullet'],
      ['前列腺癌、骨转移的放疗', 'radiotherapy of prostate cancer and bone metastases'],
    ],
  ],
  [
    'dermatology',
    'others',
    '皮肤科',
    'Dermatology',
    'person',
    5,
    [
      ['湿疹、荨麻疹、皮炎', 'eczema, hives, dermatitis'],
      ['痤疮、脱发、色斑', 'acne, hair loss, pigment spots'],
      ['银屑病、白癜风', 'psoriasis, vitiligo'],
    ],
  ],
  [
    'mental-health',
    'others',
    '精神心理科',
    'Mental Health',
    'heart',
    3,
    [
      ['抑郁、焦虑、失眠', 'depression, anxiety, insomnia'],
      ['青少年情绪与行为问题', 'mood and behaviour of teenagers'],
    ],
  ],
  [
    'rehabilitation',
    'others',
    '康复医学科',
    'Rehabilitation',
    'people',
    3,
    [
      ['脑卒中与骨折术后康复', 'recovery after stroke and fractures'],
      ['慢性疼痛、运动损伤康复', 'chronic pain, sports injuries'],
    ],
  ],
];

export const standardDepartmentList: readonly StandardDepartment[] = rows.map(
  ([id, group, chinese, english, icon, weight, conditions]) => ({
    id,
    group,
    name: [chinese, english],
    icon,
    weight,
    conditions,
  }),
);
