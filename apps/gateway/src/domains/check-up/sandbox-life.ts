// Owns: the check-ups of the sandbox's people with a life: three years of reports, one to come, one without a day yet.
// Must not know: what else these people did.
// Used by: the domain of check-ups.
import { checkUp } from '@xinglin/contract';
import { addDays, dayAt, hospitalTimeZone } from '@xinglin/rules';
import type { SandboxLife } from '../../platform/sandbox-life';
import { seedFormerReports } from './seed/former-reports';

/** Packages for a woman and for a man. */
const [forHer, forHim] = ['health100-p3', 'health100-p4'];
const storeId = 'health100-1';

type Flag = 'normal' | 'high' | 'low';
const results: readonly (readonly [string, string, string, string, string, string, Flag])[] = [
  ['ldl', '低密度脂蛋白胆固醇', 'LDL cholesterol', '4.2', 'mmol/L', '0–3.4', 'high'],
  ['glu', '空腹血糖', 'Fasting blood sugar', '6.0', 'mmol/L', '3.9–6.1', 'normal'],
  ['sbp', '收缩压', 'Systolic pressure', '148', 'mmHg', '90–139', 'high'],
  ['dbp', '舒张压', 'Diastolic pressure', '86', 'mmHg', '60–89', 'normal'],
  ['hgb', '血红蛋白', 'Haemoglobin', '121', 'g/L', '115–150', 'normal'],
  ['alt', '谷丙转氨酶', 'ALT', '24', 'U/L', '7–40', 'normal'],
  ['ua', '血尿酸', 'Uric acid', '332', 'µmol/L', '155–357', 'normal'],
];

/** Lets the family have check-ups. */
export async function haveCheckUps(life: SandboxLife): Promise<void> {
  const { db, now, family, goTo, desk } = life;
  const [mother, self] = [await family.patient('王秀兰'), await family.patient('王明')];
  await seedFormerReports(db, now, { patientId: mother, series: 1 });

  const done = await ordered(life, mother, { packageCode: forHer, seen: -26, from: -24 });
  goTo(done.days, '10:40');
  await desk('attend-check-up', { orderNo: done.orderNo });
  goTo(done.days + 3, '16:00');
  await desk('report-check-up', {
    orderNo: done.orderNo,
    patientId: mother,
    conclusion: {
      'zh-Hans':
        '低密度脂蛋白和收缩压偏高，比去年又高了一点。建议到心内科看一次，先把盐和油减下来。',
      en: 'LDL cholesterol and systolic pressure are high, a little more than last year. Please see a cardiologist, and eat less salt and fat.',
    },
    results: results.map(([code, name, en, value, unit, range, flag]) => ({
      code,
      name: { 'zh-Hans': name, en },
      value,
      unit,
      range,
      flag,
    })),
  });

  await ordered(life, self, { packageCode: forHim, seen: -1, from: 6 });

  goTo(-4, '09:00');
  const code = 'XL20260905';
  await desk('grant-check-ups', {
    packageCode: 'health100-p2',
    title: { 'zh-Hans': '云栖软件员工年度体检', en: 'Yearly check-up for the people of Yunqi' },
    validUntil: addDays(dayAt(now, hospitalTimeZone), 120),
    codes: [code],
  });
  goTo(-3, '20:15');
  await family.call(checkUp.verifyCheckupCode, { code });
}

/** Orders and pays a package for the first free day from a day on, as seen on another, both counted from today. */
async function ordered(
  { family, goTo, now }: SandboxLife,
  patientId: string,
  {
    packageCode,
    seen,
    from,
  }: { readonly packageCode: string; readonly seen: number; readonly from: number },
): Promise<{ readonly orderNo: string; readonly days: number }> {
  goTo(seen, '20:00');
  const today = dayAt(now, hospitalTimeZone);
  const { priceCents } = await family.call(checkUp.getPhysicalPackage, { packageCode });
  const { days: open } = await family.call(checkUp.getPhysicalSchedule, { packageCode, storeId });
  const first = open.find(({ day, remaining }) => remaining > 0 && day >= addDays(today, from));
  if (first === undefined) throw new Error('the store has no free day');
  const { orderNo } = await family.call(checkUp.submitPhysicalOrder, {
    packageCode,
    storeId,
    day: first.day,
    patientIds: [patientId],
    totalCents: priceCents,
  });
  await family.pay(orderNo);
  return { orderNo, days: Math.round((Date.parse(first.day) - Date.parse(today)) / 86_400_000) };
}
