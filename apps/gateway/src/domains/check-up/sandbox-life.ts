// Owns: the check-ups of the sandbox's people with a life: three years of reports, one to come, one without a day yet.
// Must not know: what else these people did.
// Used by: the domain of check-ups.
import { checkUp } from '@xinglin/contract';
import { addDays, dayAt, hospitalTimeZone } from '@xinglin/rules';
import type { SandboxLife } from '../../platform/sandbox-life';
import { seedFormerReports } from './seed/former-reports';
import { resultsOfYear } from './seed/report-values';

/** Packages for a woman and for a man. */
const [forHer, forHim] = ['health100-p3', 'health100-p4'];
/** In the city where they live. */
const storeId = 'health100-5';

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
      'zh-Hans': '血脂三项异常，低密度脂蛋白三年一直在升。建议到心内科看一次，三个月后复查血脂。',
      en: 'Three blood lipids are outside their ranges, and LDL cholesterol has risen for three years. Please see a cardiologist, and repeat the test in three months.',
    },
    results: resultsOfYear(2),
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
