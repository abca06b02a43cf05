import type { hospitalDepartments, hospitals } from '../../../kernel/places/tables';
import { cityRows } from './city-rows';
import { fixedDoctors, fixedHospitals } from './fixed-people';
import { type HospitalKind, hospitalKind, hospitalKinds } from './hospital-kinds';
import { hospitalWords, streetAddress } from './names';
import type { Random } from '../../../platform/random';
import {
  departmentGroups,
  type StandardDepartment,
  standardDepartmentList,
} from './standard-departments';
import { localised, localisedList, romanised, syllables } from '../../../platform/translate';
import { ownRules } from './own-rules';
import { clinicAt, wayInside } from './way-inside';

export type HospitalRow = typeof hospitals.$inferInsert;
type DepartmentRow = typeof hospitalDepartments.$inferInsert;

/** A department of the second layer with what the doctors' generator needs. */
export interface PlannedDepartment {
  readonly id: string;
  readonly groupId: string;
  readonly standard: StandardDepartment;
}

/** A hospital with its departments and how many doctors it is to have. */
export interface PlannedHospital {
  readonly row: HospitalRow;
  readonly departmentRows: readonly DepartmentRow[];
  readonly departments: readonly PlannedDepartment[];
  readonly doctors: number;
}

/** An area as the plan needs it. */
export interface PlannedArea {
  readonly id: string;
  readonly name: { readonly 'zh-Hans': string; readonly en: string };
  readonly parentId?: string | null | undefined;
}

const levelsOfKind: readonly (readonly [HospitalRow['level'], number])[] = [
  ['3A', 34],
  ['3B', 16],
  ['2A', 24],
  ['2B', 10],
  ['1', 4],
  ['private', 12],
];

const bring = localisedList([
  ['身份证原件', 'Identity card'],
  ['医保卡或电子凭证', 'Insurance card or its code'],
  ['病历和检查报告', 'Records and test reports'],
  ['在吃的药', 'Current medicines'],
]);

/** Departments of one hospital: the groups and below them what the kind offers, about `most`, the required ones among them. */
function planDepartments(
  random: Random,
  hospitalId: string,
  kind: HospitalKind,
  most: number,
  required: readonly string[],
) {
  const offered = standardDepartmentList.filter((standard) =>
    kind.departments.includes(standard.id),
  );
  const chosen = new Set<StandardDepartment>(
    offered.filter((standard) => required.includes(standard.id)),
  );
  while (chosen.size < Math.min(most, offered.length)) {
    const rest = offered.filter((standard) => !chosen.has(standard));
    chosen.add(random.weighted(rest.map((standard) => [standard, standard.weight] as const)));
  }
  const rows: DepartmentRow[] = [];
  const departments: PlannedDepartment[] = [];
  for (const [groupPlace, group] of departmentGroups.entries()) {
    const members = offered.filter(
      (standard) => standard.group === group.id && chosen.has(standard),
    );
    if (members.length === 0) continue;
    const groupId = `${hospitalId}${String((groupPlace + 1) * 100)}`;
    const groupName = localised(...group.name);
    const floor = random.between(1, 6);
    rows.push({
      id: groupId,
      hospitalId,
      name: groupName,
      ...clinicAt(floor, 'A'),
      position: (groupPlace + 1) * 100,
    });
    for (const [place, standard] of members.entries()) {
      const id = `${hospitalId}${String((groupPlace + 1) * 100 + place + 1)}`;
      const isMockClinic = hospitalId === '100001' && standard.id === 'cardiology';
      rows.push({
        id,
        hospitalId,
        parentId: groupId,
        standardDepartmentId: standard.id,
        name: localised(...standard.name),
        ...(isMockClinic ? clinicAt(3, 'B') : clinicAt(floor, 'ABCD'.charAt(place % 4))),
        position: (groupPlace + 1) * 100 + place + 1,
      });
      departments.push({ id, groupId, standard });
    }
  }
  return { rows, departments };
}

function planHospital(
  random: Random,
  place: number,
  name: readonly [string, string],
  kind: HospitalKind,
  level: HospitalRow['level'],
  city: PlannedArea,
  districts: readonly PlannedArea[],
  doctors: number,
  departmentCount: number,
  fixedDistrict: string | undefined,
): PlannedHospital {
  const id = String(100_001 + place);
  const row = cityRows.find((candidate) => candidate.areaId === city.id);
  if (row === undefined || city.parentId == null)
    throw new Error(`City ${city.id} has no centre or no province`);
  // Hospitals lie in the town rather than in the counties around it.
  const urban = districts.filter((candidate) => candidate.name['zh-Hans'].endsWith('区'));
  const near = urban.length > 0 ? urban : districts;
  const anyDistrict = near.length > 0 ? random.pick(near) : city;
  const district = districts.find((candidate) => candidate.id === fixedDistrict) ?? anyDistrict;
  const [street, streetEnglish] = streetAddress(random);
  const departments = planDepartments(
    random,
    id,
    kind,
    departmentCount,
    fixedDoctors.filter((doctor) => doctor.hospital === place).map((doctor) => doctor.department),
  );
  const founded = random.between(1931, 2009);
  const cityName = city.name['zh-Hans'];
  const isPublic = level !== 'private';
  const station = random.between(1, 12);
  return {
    row: {
      id,
      name: localised(...name),
      level,
      provinceId: city.parentId,
      cityId: city.id,
      districtId: district.id,
      address: localised(
        `${cityName}${district === city ? '' : district.name['zh-Hans']}${street}`,
        `${streetEnglish}, ${district === city ? '' : `${district.name.en}, `}${city.name.en}`,
      ),
      latitude: Number((row.latitude + (random.fraction() - 0.5) * 0.16).toFixed(5)),
      longitude: Number((row.longitude + (random.fraction() - 0.5) * 0.2).toFixed(5)),
      phone: `400-${random.between(100, 999)}-${String(random.between(0, 9999)).padStart(4, '0')}`,
      introduction: localised(
        `${name[0]}创建于 ${founded} 年，以${kind.strength[0]}见长，设有 ${departments.departments.length} 个临床科室，为患者提供预约挂号、门诊、检查和随访的连续服务。`,
        `Founded in ${founded}, ${name[1]} is known for ${kind.strength[1]}. Its ${departments.departments.length} clinical departments offer booked visits, tests and follow-up.`,
      ),
      trafficGuide: localised(
        `地铁 ${station} 号线至${district.name['zh-Hans']}方向，出站后步行约 ${random.between(3, 12)} 分钟；门诊楼东侧设有停车场和无障碍通道。`,
        `Metro line ${station} towards ${district.name.en}, then a walk of a few minutes. Car park and step-free entrance on the east side of the outpatient building.`,
      ),
      tags: localisedList([
        ...(isPublic ? [['公立', 'Public'] as const] : [['民营', 'Private'] as const]),
        ...(random.chance(86) ? [['医保', 'Insurance accepted'] as const] : []),
        ...(random.chance(30) ? [['晚间门诊', 'Evening clinics'] as const] : []),
      ]),
      departmentCount: departments.departments.length,
      doctorCount: doctors,
      releaseTime: random.pick(['07:00', '07:00', '08:00', '06:30']),
      closeMinutesBefore: random.pick([30, 30, 60]),
      bring,
      wayInside: wayInside(place),
      ...ownRules(place, level),
    },
    departmentRows: departments.rows,
    departments: departments.departments,
    doctors,
  };
}

/** The size of a seed. */
export interface PlanSize {
  readonly hospitals: number;
  readonly doctors: number;
  readonly share: 'demo' | 'full' | 'region';
  /** All of one kind and grade; of any by chance unless told. */
  readonly of?: { readonly kind: string; readonly level: HospitalRow['level'] };
}

/**
 * Plans every hospital in a fixed order; the number of doctors adds up to `size.doctors`.
 * @param before how many hospitals are planned already.
 */
export function planHospitals(
  random: Random,
  size: PlanSize,
  allAreas: readonly PlannedArea[],
  before = 0,
): PlannedHospital[] {
  const byId = new Map(allAreas.map((area) => [area.id, area]));
  const districtsOf = new Map<string, PlannedArea[]>();
  for (const area of allAreas) {
    const siblings = districtsOf.get(area.parentId ?? '');
    if (siblings === undefined) districtsOf.set(area.parentId ?? '', [area]);
    else siblings.push(area);
  }
  const cities = cityRows.flatMap((row) => {
    const area = byId.get(row.areaId);
    return area !== undefined && row[size.share] > 0 ? [{ area, weight: row[size.share] }] : [];
  });
  const totalWeight = cities.reduce((sum, city) => sum + city.weight, 0);
  const words = hospitalWords(random);
  const plans: PlannedHospital[] = [];
  let reach = 0;
  let restDoctors = size.doctors;
  for (const { area, weight } of cities) {
    reach += (weight / totalWeight) * size.hospitals;
    const usedNames = new Set<string>();
    for (let place = plans.length; place < Math.round(reach); place = plans.length) {
      const fixed =
        size.of === undefined && area.id === '330100' ? fixedHospitals[place] : undefined;
      const known = fixed ?? size.of;
      const kind =
        known === undefined
          ? random.weighted(
              hospitalKinds.map((candidate) => [candidate, candidate.weight] as const),
            )
          : hospitalKind(known.kind);
      const level = known?.level ?? random.weighted(levelsOfKind);
      let word = words[place % words.length] ?? '';
      for (let step = 1; usedNames.has(`${word}${kind.id}`); step += 1)
        word = words[(place + step * 7) % words.length] ?? '';
      usedNames.add(`${word}${kind.id}`);
      const name =
        fixed?.name ??
        ([
          `${area.name['zh-Hans']}${word}${kind.name[0]}`,
          `${area.name.en} ${romanised(syllables(word))} ${kind.name[1]}`,
        ] as const);
      const mean = Math.max(6, Math.round(restDoctors / (size.hospitals - place)));
      const isLast = place === size.hospitals - 1;
      const wanted =
        fixed?.doctors ??
        (isLast ? restDoctors : Math.round(mean * (0.6 + random.fraction() * 0.8)));
      const departmentCount =
        fixed?.departments ??
        Math.min(kind.departments.length, Math.max(3, Math.round(wanted / 2.2)));
      plans.push(
        planHospital(
          random,
          before + place,
          name,
          kind,
          level,
          area,
          districtsOf.get(area.id) ?? [],
          wanted,
          departmentCount,
          fixed?.district,
        ),
      );
      restDoctors -= wanted;
    }
  }
  return plans;
}
