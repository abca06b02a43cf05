/** Code, name, what it is for, and who should not have it: Simplified Chinese and English; Traditional comes from Simplified. */
export type Pair = readonly [string, string];

export interface ItemRow {
  readonly code: string;
  readonly name: Pair;
  readonly purpose: Pair;
  readonly notFor?: Pair;
}

/** Contraindication of X-rays. */
export const pregnant: Pair = ['怀孕或备孕的人请勿做', 'Not while pregnant or trying for a baby'];

const metal: Pair = [
  '装有心脏起搏器、人工耳蜗或体内有金属的人请先告诉医生',
  'Tell the doctor first about a pacemaker, a cochlear implant or metal in the body',
];

/** What imaging centres look at beside what check-ups hold already. */
export const imagingItemRows: readonly ItemRow[] = [
  {
    code: 'brain-mri',
    name: ['头颅核磁共振', 'MRI of the head'],
    purpose: [
      '看脑血管和脑组织，发现腔梗和肿瘤',
      'Shows brain and vessels, small strokes, tumours',
    ],
    notFor: metal,
  },
  {
    code: 'spine-mri',
    name: ['腰椎核磁共振', 'MRI of the lower back'],
    purpose: ['看椎间盘突出和神经受压', 'Shows slipped discs and pressed nerves'],
    notFor: metal,
  },
  {
    code: 'knee-mri',
    name: ['膝关节核磁共振', 'MRI of the knee'],
    purpose: ['看半月板和韧带损伤', 'Shows injuries of meniscus and ligaments'],
    notFor: metal,
  },
  {
    code: 'coronary-ct',
    name: ['冠状动脉 CT 造影', 'CT of the coronary arteries'],
    purpose: ['看心脏血管有没有狭窄', 'Shows narrow vessels of the heart'],
    notFor: [
      '对碘造影剂过敏、肾功能不好和怀孕的人请勿做',
      'Not with an allergy to iodine contrast, weak kidneys, or in pregnancy',
    ],
  },
  {
    code: 'mammography',
    name: ['乳腺钼靶', 'Mammography'],
    purpose: ['筛查早期乳腺癌', 'Screens for early breast cancer'],
    notFor: pregnant,
  },
];
