// Owns: the earlier prescriptions of the sandbox's people with a life.
// Must not know: what else these people did.
// Used by: the domain of prescriptions.
import { addDays, dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import type { SandboxLife } from '../../platform/sandbox-life';

/** A tablet a day from a pack of 28. */
const tablets = (drugId: string, frequency: 'onceDaily' | 'everyNight') => ({
  drugId,
  quantity: 1,
  amount: 1,
  unit: 'tablet',
  frequency,
  timing: 'anyTime',
  days: 28,
});

/**
 * Sheets of visits on site: a mother's medicine for her blood pressure, which lasts for six more days, one for her blood
 * lipids that was renewed there since, and a child's for a cough of more than a year ago, which needs a visit.
 */
export async function bringEarlierSheets({
  family,
  doctor,
  desk,
  now,
}: SandboxLife): Promise<void> {
  const [mother, daughter] = [await family.patient('王秀兰'), await family.patient('王一诺')];
  const [cardiologist, paediatrician] = [await doctor('沈知远'), await doctor('林若溪')];
  const at = (days: number, time: string) =>
    momentOf(addDays(dayAt(now, hospitalTimeZone), days), time, hospitalTimeZone).toISOString();
  const bring = (sheetNo: string, days: number, sheet: object) =>
    desk('import-prescription', {
      staff: 'HIS',
      sheetNo,
      signedAt: at(days, '10:20'),
      arrivedAt: at(days, '11:05'),
      ...sheet,
    });
  const lipids = {
    patientId: mother,
    doctorId: cardiologist,
    diagnosis: '高脂血症',
    items: [
      tablets('ezetimibe-10mg-28-xingchun', 'onceDaily'),
      tablets('aspirin-100mg-30-qinghe', 'onceDaily'),
      tablets('atorvastatin-20mg-28-qinghe', 'everyNight'),
    ],
  };
  await bring('MZ-2210', -90, lipids);
  await bring('MZ-2964', -27, lipids);
  await bring('MZ-3471', -22, {
    patientId: mother,
    doctorId: cardiologist,
    diagnosis: '高血压',
    items: [tablets('amlodipine-5mg-28-qinghe', 'onceDaily')],
  });
  await bring('MZ-0188', -380, {
    patientId: daughter,
    doctorId: paediatrician,
    diagnosis: '急性支气管炎',
    items: [
      {
        drugId: 'ambroxol-3mg-100-qinghe',
        quantity: 1,
        amount: 5,
        unit: 'ml',
        frequency: 'twiceDaily',
        timing: 'afterMeal',
        days: 7,
      },
    ],
  });
}
