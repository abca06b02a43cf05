import type { WayInside } from '../../../kernel/places/tables';
import { localised, localisedList } from '../../../platform/translate';

/** What patients look for on the way to a clinic, by floor. */
const floors = [
  localisedList([
    ['挂号收费', 'Cashier'],
    ['药房', 'Pharmacy'],
  ]),
  localisedList([
    ['抽血', 'Blood tests'],
    ['心电图', 'ECG'],
  ]),
  localisedList([['超声', 'Ultrasound']]),
  localisedList([]),
  localisedList([]),
  localisedList([]),
];

const mainEntrance = localised('东门', 'East gate');
const entrances = [mainEntrance, localised('南门', 'South gate'), localised('正门', 'Main gate')];

/** The building of the clinics; by the sides of the house its entrance differs. */
export const wayInside = (place: number): WayInside => ({
  building: localised('门诊楼', 'Outpatient building'),
  entrance: entrances[place % entrances.length] ?? mainEntrance,
  floors,
});

/** Where a department sees its patients, in words and as a floor and a zone. */
export const clinicAt = (floor: number, zone: string) => ({
  clinicAddress: localised(
    `门诊 ${floor} 楼 ${zone} 区`,
    `Outpatient building, floor ${floor}, zone ${zone}`,
  ),
  clinicFloor: floor,
  clinicRoom: localised(`${zone} 区`, `Zone ${zone}`),
});
