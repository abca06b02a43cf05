import type { DepartmentGroup, ShownDepartment } from '@xinglin/gateway-sdk';

/** Two groups of departments. */
export const sampleDepartments: readonly DepartmentGroup[] = [
  {
    hospDeptId: 'hd-0',
    name: '内科',
    children: [
      {
        hospDeptId: 'hd-1',
        name: '心血管内科',
        deptId: 'cardiology',
        shortName: '心血管',
        doctorCount: 5,
        availability: 'available',
        placesLeft: 46,
        canWait: false,
        freeDates: ['2026-11-22', '2026-11-24', '2026-11-25'],
      },
      {
        hospDeptId: 'hd-2',
        name: '呼吸内科',
        deptId: 'respiratory',
        shortName: '呼吸',
        doctorCount: 4,
        availability: 'full',
        placesLeft: 0,
        canWait: true,
        freeDates: [],
      },
    ],
  },
  {
    hospDeptId: 'hd-9',
    name: '外科',
    children: [
      {
        hospDeptId: 'hd-10',
        name: '骨科',
        deptId: 'orthopaedics',
        shortName: '骨科',
        doctorCount: 3,
        availability: 'available',
        placesLeft: 12,
        canWait: false,
        freeDates: ['2026-11-23'],
      },
    ],
  },
];

/** Departments people look for. */
export const sampleHotDepartments: readonly ShownDepartment[] = [
  ['cardiology', '心血管内科', 'heart', '心血管'],
  ['orthopaedics', '骨科', 'hospital', '骨科'],
  ['dermatology', '皮肤科', 'person', '皮肤'],
  ['gastroenterology', '消化内科', 'pill', '消化'],
].map(([deptId = '', deptName = '', deptIcon = '', shortName = '']) => ({
  deptId,
  deptName,
  deptIcon,
  isIndividuation: false,
  shortName,
}));
