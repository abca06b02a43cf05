import { common, ofChain, type PackageRow } from './general-rows';
import type { checkUpPackages } from '../tables';
import type { organisationRows } from './organisations';

const dental: readonly PackageRow[] = (
  [
    [
      '单人洁牙',
      'Scaling',
      '第一次洁牙也合适',
      'Good for a first time',
      99,
      14,
      ['mouth', 'scaling', 'polishing'],
    ],
    [
      '深度洁牙',
      'Deep cleaning',
      '牙石多、牙龈出血的人',
      'For much tartar and bleeding gums',
      199,
      18,
      ['mouth', 'scaling', 'polishing', 'fluoride'],
    ],
    [
      '口腔检查',
      'Dental check-up',
      '看蛀牙和牙龈，不洁牙',
      'Teeth and gums, without scaling',
      49,
      6,
      ['mouth'],
    ],
    [
      '洁牙加涂氟',
      'Scaling and fluoride',
      '容易蛀牙的人',
      'For teeth that decay easily',
      149,
      14,
      ['mouth', 'scaling', 'polishing', 'fluoride'],
    ],
    [
      '长辈洁牙',
      'Scaling for seniors',
      '动作更慢，先量血压',
      'At a slower pace, blood pressure first',
      129,
      60,
      ['general', 'mouth', 'scaling', 'polishing'],
    ],
  ] as const
).map(([zh, en, forZh, forEn, yuan, minAge, items]) => ({
  purposes: ['dental'],
  title: [zh, en],
  picture: ['tooth'],
  summary: [forZh, forEn],
  minAge,
  yuan,
  items,
}));

const tests: readonly PackageRow[] = (
  [
    ['新冠核酸检测', 'COVID-19 test', '当天出结果', 'Result on the same day', 28, ['nucleic']],
    [
      '新冠核酸加急',
      'COVID-19 test, fast',
      '四小时出结果',
      'Result within four hours',
      58,
      ['nucleic'],
    ],
    [
      '流感与新冠联检',
      'Influenza and COVID-19',
      '发烧咳嗽，分清是哪一种',
      'For fever and cough: tells which it is',
      88,
      ['nucleic', 'flu'],
    ],
    ['流感检测', 'Influenza test', '半小时出结果', 'Result within half an hour', 48, ['flu']],
    [
      '出行核酸检测',
      'COVID-19 test for travel',
      '结果带中英文',
      'Result in Chinese and English',
      68,
      ['nucleic'],
    ],
  ] as const
).map(([zh, en, forZh, forEn, yuan, items]) => ({
  purposes: ['test'],
  title: [zh, en],
  picture: ['infection'],
  summary: [forZh, forEn],
  yuan,
  items,
}));

const images: readonly PackageRow[] = [
  {
    purposes: ['imaging', 'tumour'],
    title: ['低剂量胸部 CT', 'Low-dose CT of the chest'],
    picture: ['lung'],
    summary: [
      '吸烟或五十岁以上，查早期肺癌',
      'For smokers and people over fifty: early lung cancer',
    ],
    minAge: 18,
    yuan: 298,
    items: ['chest-ct'],
  },
  {
    purposes: ['imaging', 'heart'],
    title: ['头颅核磁共振', 'MRI of the head'],
    picture: ['brain'],
    summary: ['头晕、头痛、担心中风的人', 'For dizziness, headaches, worries about a stroke'],
    minAge: 12,
    yuan: 680,
    items: ['brain-mri'],
  },
  {
    purposes: ['imaging'],
    title: ['腰椎核磁共振', 'MRI of the lower back'],
    picture: ['bone'],
    summary: ['腰痛、腿麻，看清椎间盘', 'For back pain and numb legs'],
    minAge: 12,
    yuan: 620,
    items: ['spine-mri'],
  },
  {
    purposes: ['imaging'],
    title: ['膝关节核磁共振', 'MRI of the knee'],
    picture: ['joint'],
    summary: ['膝盖扭伤、上下楼疼', 'For a twisted knee, or pain on stairs'],
    minAge: 12,
    yuan: 560,
    items: ['knee-mri'],
  },
  {
    purposes: ['imaging', 'heart'],
    title: ['心脏血管检查', 'Vessels of the heart and neck'],
    picture: ['heart'],
    summary: ['胸闷、血脂高，看冠脉和颈动脉', 'For tightness of the chest and high lipids'],
    minAge: 35,
    yuan: 1280,
    items: ['coronary-ct', 'carotid', 'heart-ultrasound'],
  },
  {
    purposes: ['imaging', 'women', 'tumour'],
    title: ['乳腺影像检查', 'Imaging of the breasts'],
    picture: ['breast'],
    summary: ['钼靶加彩超，四十岁以上每年一次', 'Mammography and ultrasound, yearly from forty on'],
    sex: 'female',
    minAge: 40,
    yuan: 460,
    items: ['mammography', 'breast-ultrasound'],
  },
];

/** What a private centre adds: the same with a room, a guide and a doctor's talk. */
const privately = (row: PackageRow): PackageRow => ({
  ...row,
  yuan: row.yuan * 2 + 600,
  items: [...new Set([...row.items, 'carotid', 'thyroid-ultrasound'])],
});

/** A hospital asks a little more. */
const inHospital = (row: PackageRow): PackageRow => ({ ...row, yuan: Math.round(row.yuan * 1.15) });

/** What an organisation offers, in the order in which it lists it; seventy packages over all. */
export function packagesOf({
  code,
  kind,
  ofHospital,
}: (typeof organisationRows)[number]): readonly PackageRow[] {
  if (kind === 'dental') return dental;
  if (kind === 'nucleic') return tests;
  if (kind === 'diagnosis') return images;
  if (kind === 'private')
    return [...common, ...ofChain.slice(0, code === 'ruihe' ? 3 : 2)].map(privately);
  return ofHospital ? common.map(inHospital) : [...common, ...ofChain];
}

type Line = readonly [
  zh: string,
  en: string,
  kind: (typeof checkUpPackages.$inferSelect)['preparationKinds'][number],
];

/** What to do before the day, and what each line is about. */
export const preparationOf = (
  kind: (typeof organisationRows)[number]['kind'],
  items: readonly string[],
): readonly Line[] => [
  ...(kind === 'general' || kind === 'private'
    ? ([
        [
          '前一天晚上八点后不吃东西，可以喝少量白水',
          'Nothing to eat after eight the evening before; a little water is fine',
          'fasting',
        ],
        [
          '检查前三天不喝酒，少吃油腻',
          'No alcohol and little fat for three days before',
          'alcohol',
        ],
        [
          '降压药照常吃，降糖药等抽完血再吃',
          'Take blood pressure medicine as usual; diabetes medicine after the blood test',
          'medicines',
        ],
        ['穿宽松的衣服，不戴首饰', 'Wear loose clothes and no jewellery', 'clothes'],
      ] as const)
    : []),
  ...(kind === 'dental'
    ? ([['当天先刷牙，吃过饭再来', 'Brush your teeth and eat before you come', 'brush']] as const)
    : []),
  ...(kind === 'nucleic'
    ? ([['采样前半小时不吃东西', 'Nothing to eat for half an hour before', 'fasting']] as const)
    : []),
  ...(items.some((item) => item.endsWith('-mri'))
    ? ([
        ['不化妆，取下所有金属物品', 'Wear no make-up and take off everything of metal', 'metal'],
        [
          '检查约二十分钟，机器声音大，会给耳塞',
          'It takes twenty minutes and is loud; you get earplugs',
          'loud',
        ],
      ] as const)
    : []),
  ...(items.includes('coronary-ct')
    ? ([
        ['检查前四小时不吃东西', 'Nothing to eat for four hours before', 'fasting'],
        ['前一天起不喝咖啡和浓茶', 'No coffee or strong tea from the day before', 'coffee'],
      ] as const)
    : []),
  ...(items.includes('abdomen-ultrasound')
    ? ([
        [
          '做腹部彩超前不要喝牛奶、豆浆',
          'No milk or soy milk before the ultrasound of the abdomen',
          'milk',
        ],
      ] as const)
    : []),
  ...(items.includes('gynaecology')
    ? ([
        ['月经结束三天后再做妇科检查', 'Come three days after a period at the earliest', 'period'],
      ] as const)
    : []),
  ['带上身份证', 'Bring your ID card', 'identity'],
];
