import type { RequestOf, ResponseOf, specialDisease } from '@xinglin/contract';
import { specialDiseaseRefundRule, textIn } from '@xinglin/rules';
import { and, asc, desc, eq } from 'drizzle-orm';
import { showDoctors } from '../../kernel/places/cards';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { daysOf } from './days';
import { specialDiseaseExperts, specialDiseases, type ExpertRow } from './tables';

type Calls = typeof specialDisease;
type Expert = ResponseOf<Calls['listSpecialDiseaseExperts']>['items'][number];
type Disease = ResponseOf<Calls['listSpecialDiseaseExperts']>['diseases'][number];

/** Most experts that the group of one disease has. */
const mostMembers = 50;

const ofDisease = (diseaseId: string | undefined) =>
  and(
    specialDiseaseExperts.isOpen,
    diseaseId === undefined ? undefined : eq(specialDiseaseExperts.diseaseId, diseaseId),
  );

/** Open experts by the place of their disease, the leading one first. */
async function selectExperts(
  { db }: CallContext,
  diseaseId: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ExpertRow[]> {
  const rows = await db
    .select({ expert: specialDiseaseExperts })
    .from(specialDiseaseExperts)
    .innerJoin(specialDiseases, eq(specialDiseases.diseaseId, specialDiseaseExperts.diseaseId))
    .where(ofDisease(diseaseId))
    .orderBy(
      asc(specialDiseases.position),
      desc(specialDiseaseExperts.isLead),
      asc(specialDiseaseExperts.doctorId),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(({ expert }) => expert);
}

/** Experts as answers tell them; a doctor who is no more in the directory is left out. */
async function shownExperts(
  experts: readonly ExpertRow[],
  context: CallContext,
): Promise<Expert[]> {
  const cards = await showDoctors([...new Set(experts.map((one) => one.doctorId))], context);
  const cardOf = new Map(cards.map((card) => [card.doctorId, card]));
  const days = await daysOf(context.db, experts, context.now);
  return experts.flatMap(({ diseaseId, doctorId, isLead, feeCents }, place) => {
    const doctor = cardOf.get(doctorId);
    return doctor === undefined
      ? []
      : [{ diseaseId, doctor, isLead, feeCents, days: days[place] ?? [] }];
  });
}

/** All special diseases, in their order, with how many experts they have. */
async function allDiseases({ db, locale }: CallContext): Promise<Disease[]> {
  const rows = await db
    .select({
      disease: specialDiseases,
      expertCount: db.$count(
        specialDiseaseExperts,
        and(
          eq(specialDiseaseExperts.diseaseId, specialDiseases.diseaseId),
          specialDiseaseExperts.isOpen,
        ),
      ),
    })
    .from(specialDiseases)
    .orderBy(asc(specialDiseases.position));
  return rows.map(({ disease, expertCount }) => ({
    diseaseId: disease.diseaseId,
    name: textIn(disease.name, locale),
    summary: textIn(disease.summary, locale),
    expertCount,
  }));
}

/** Experts of all diseases or of one, with their coming days. */
export async function listExperts(
  { diseaseId, pageNo, pageSize }: RequestOf<Calls['listSpecialDiseaseExperts']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listSpecialDiseaseExperts']>> {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const experts = await selectExperts(context, diseaseId, page);
  return {
    items: await shownExperts(experts, context),
    total: await context.db.$count(specialDiseaseExperts, ofDisease(diseaseId)),
    pageNo,
    pageSize,
    diseases: await allDiseases(context),
  };
}

/** The group of a disease; refuses one that has no experts. */
export async function findGroup(
  { diseaseId }: RequestOf<Calls['getSpecialDiseaseDoctorGroup']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSpecialDiseaseDoctorGroup']>> {
  const [disease = refuse('forbidden')] = await context.db
    .select()
    .from(specialDiseases)
    .where(eq(specialDiseases.diseaseId, diseaseId));
  const experts = await selectExperts(context, diseaseId, { limit: mostMembers, offset: 0 });
  const members = await shownExperts(experts, context);
  if (members.length === 0) refuse('forbidden');
  const { locale } = context;
  return {
    diseaseId,
    name: textIn(disease.name, locale),
    summary: textIn(disease.summary, locale),
    materialsHint: textIn(disease.materialsHint, locale),
    expertCount: members.length,
    refundRule: [...specialDiseaseRefundRule],
    members,
  };
}
