/** Hospitals and doctors that every seed has, so that texts, tests and pictures can speak of them. */
export const fixedHospitals = [
  {
    district: '330102',
    name: ['浙江省立同仁医院', 'Zhejiang Provincial Tongren Hospital'],
    kind: 'general',
    level: '3A',
    doctors: 96,
    departments: 31,
  },
  {
    district: '330106',
    name: ['西湖儿童医院', "Xihu Children's Hospital"],
    kind: 'children',
    level: '3A',
    doctors: 32,
    departments: 9,
  },
  {
    district: '330108',
    name: ['之江医院', 'Zhijiang Hospital'],
    kind: 'general',
    level: '3B',
    doctors: 40,
    departments: 16,
  },
] as const;

export interface FixedDoctor {
  /** Place of the hospital in {@link fixedHospitals}. */
  readonly hospital: number;
  readonly department: string;
  readonly name: string;
  readonly gender: 'female' | 'male';
  readonly title: 'chief' | 'associateChief' | 'attending' | 'resident';
  readonly feeCents: number;
  readonly praisePerMille: number;
  readonly visitCount: number;
}

export const fixedDoctors: readonly FixedDoctor[] = [
  {
    hospital: 0,
    department: 'cardiology',
    name: '沈知远',
    gender: 'male',
    title: 'chief',
    feeCents: 3800,
    praisePerMille: 986,
    visitCount: 12_040,
  },
  {
    hospital: 0,
    department: 'dermatology',
    name: '许清和',
    gender: 'female',
    title: 'attending',
    feeCents: 2500,
    praisePerMille: 968,
    visitCount: 5210,
  },
  {
    hospital: 1,
    department: 'respiratory',
    name: '林若溪',
    gender: 'female',
    title: 'associateChief',
    feeCents: 5000,
    praisePerMille: 979,
    visitCount: 8630,
  },
  {
    hospital: 2,
    department: 'orthopaedics',
    name: '顾明川',
    gender: 'male',
    title: 'chief',
    feeCents: 4500,
    praisePerMille: 972,
    visitCount: 9360,
  },
];
