import { standardDepartmentList } from './standard-departments';

/** What a hospital is for decides its name, its departments and its size. */
export interface HospitalKind {
  readonly id: string;
  readonly name: readonly [string, string];
  readonly weight: number;
  /** Standard departments it may have. */
  readonly departments: readonly string[];
  /** What the introduction calls its strength. */
  readonly strength: readonly [string, string];
}

const all = standardDepartmentList.map((department) => department.id);

/** Kinds of hospital; the first is the general one. */
export const hospitalKinds: readonly HospitalKind[] = [
  {
    id: 'general',
    name: ['医院', 'Hospital'],
    weight: 46,
    departments: all,
    strength: ['综合诊疗', 'care of all kinds'],
  },
  {
    id: 'central',
    name: ['中心医院', 'Central Hospital'],
    weight: 12,
    departments: all,
    strength: ['急危重症与疑难病诊治', 'severe and difficult cases'],
  },
  {
    id: 'chinese',
    name: ['中医院', 'Hospital of Chinese Medicine'],
    weight: 11,
    departments: [
      'chinese-medicine',
      'acupuncture',
      'chinese-gynaecology',
      'orthopaedics',
      'gastroenterology',
      'rehabilitation',
      'dermatology',
      'cardiology',
      'paediatrics',
    ],
    strength: ['中西医结合', 'Chinese and Western medicine together'],
  },
  {
    id: 'mother-child',
    name: ['妇幼保健院', 'Maternity and Child Hospital'],
    weight: 8,
    departments: [
      'gynaecology',
      'obstetrics',
      'fertility',
      'paediatrics',
      'neonatology',
      'child-health',
      'breast-thyroid',
      'chinese-gynaecology',
    ],
    strength: ['妇女儿童全程健康管理', 'the health of women and children'],
  },
  {
    id: 'children',
    name: ['儿童医院', "Children's Hospital"],
    weight: 5,
    departments: [
      'paediatrics',
      'neonatology',
      'child-health',
      'respiratory',
      'orthopaedics',
      'ophthalmology',
      'dentistry',
      'dermatology',
      'ear-nose-throat',
      'mental-health',
    ],
    strength: ['儿童常见病与疑难病诊治', 'illnesses of children'],
  },
  {
    id: 'orthopaedic',
    name: ['骨科医院', 'Orthopaedic Hospital'],
    weight: 4,
    departments: ['orthopaedics', 'rehabilitation', 'acupuncture', 'rheumatology', 'neurosurgery'],
    strength: ['骨与关节疾病诊治', 'bones and joints'],
  },
  {
    id: 'eye',
    name: ['眼科医院', 'Eye Hospital'],
    weight: 4,
    departments: ['ophthalmology', 'child-health', 'endocrinology', 'chinese-medicine'],
    strength: ['眼病诊治与近视防控', 'eye care'],
  },
  {
    id: 'dental',
    name: ['口腔医院', 'Dental Hospital'],
    weight: 4,
    departments: ['dentistry', 'ear-nose-throat', 'dermatology'],
    strength: ['口腔疾病诊治与修复', 'care of the mouth and teeth'],
  },
  {
    id: 'cancer',
    name: ['肿瘤医院', 'Cancer Hospital'],
    weight: 3,
    departments: [
      'oncology',
      'radiotherapy',
      'breast-thyroid',
      'thoracic-surgery',
      'haematology',
      'gynaecology',
      'urology',
      'general-surgery',
      'chinese-medicine',
    ],
    strength: ['肿瘤多学科诊治', 'cancer care across disciplines'],
  },
  {
    id: 'rehabilitation',
    name: ['康复医院', 'Rehabilitation Hospital'],
    weight: 3,
    departments: [
      'rehabilitation',
      'acupuncture',
      'neurology',
      'orthopaedics',
      'cardiology',
      'mental-health',
    ],
    strength: ['术后与慢病康复', 'recovery after operations and in long illness'],
  },
  {
    id: 'community',
    name: ['社区卫生服务中心', 'Community Health Centre'],
    // None by chance: they are planned by themselves.
    weight: 0,
    departments: [
      'chinese-medicine',
      'cardiology',
      'endocrinology',
      'respiratory',
      'paediatrics',
      'child-health',
      'gynaecology',
      'rehabilitation',
      'dentistry',
    ],
    strength: ['常见病诊治与慢病管理', 'common illnesses and the care of long ones'],
  },
];

/** The kind with this id; it must exist. */
export function hospitalKind(id: string): HospitalKind {
  const kind = hospitalKinds.find((candidate) => candidate.id === id);
  if (kind === undefined) throw new Error(`No kind of hospital is called ${id}`);
  return kind;
}
