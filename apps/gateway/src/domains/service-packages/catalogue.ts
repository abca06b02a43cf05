import type { RequestOf, ResponseOf, servicePackages } from '@xinglin/contract';
import { packageShares, textIn } from '@xinglin/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { showDoctors } from '../../kernel/places/cards';
import { doctors } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { holdsWords, saidIn } from '../../platform/like';
import { commentFigures } from './comments';
import { servicePackageOffers, servicePackageTeams } from './tables';

type Calls = typeof servicePackages;
type Card = ResponseOf<Calls['searchPackages']>['items'][number];

const select = (db: CallContext['db']) =>
  db
    .select({
      offer: servicePackageOffers,
      doctorName: doctors.name,
      teamName: servicePackageTeams.name,
      memberIds: servicePackageTeams.memberIds,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(servicePackageOffers)
    .innerJoin(doctors, eq(doctors.id, servicePackageOffers.doctorId))
    .leftJoin(servicePackageTeams, eq(servicePackageTeams.teamId, servicePackageOffers.teamId));

type Row = Awaited<ReturnType<typeof select>>[number];

function cardOf({ offer, doctorName, teamName }: Row, locale: CallContext['locale']): Card {
  const { packageCode, topic, priceCents, days, doctorId, teamId } = offer;
  return {
    packageCode,
    topic,
    title: textIn(offer.title, locale),
    summary: textIn(offer.summary, locale),
    priceCents,
    days,
    doctorId,
    doctorName: textIn(doctorName, locale),
    teamId,
    teamName: teamName && textIn(teamName, locale),
    itemCount: offer.items.length,
  };
}

/** The cheapest first. */
const inOrder = [asc(servicePackageOffers.priceCents), asc(servicePackageOffers.packageCode)];

/** Packages by words, topic and doctor. */
export async function searchPackages(
  { q, topic, doctorUserId, pageNo, pageSize }: RequestOf<Calls['searchPackages']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['searchPackages']>> {
  const rows = await select(db)
    .where(
      and(
        servicePackageOffers.isOpen,
        q
          ? holdsWords(
              sql`concat_ws(' ', ${saidIn(sql`${servicePackageOffers.title}`)}, ${saidIn(sql`${servicePackageOffers.summary}`)}, ${saidIn(sql`${doctors.name}`)}, ${saidIn(sql`${servicePackageTeams.name}`)})`,
              q,
            )
          : undefined,
        topic && eq(servicePackageOffers.topic, topic),
        doctorUserId === undefined ? undefined : eq(servicePackageOffers.doctorId, doctorUserId),
      ),
    )
    .orderBy(...inOrder)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    items: rows.map((row) => cardOf(row, locale)),
    total: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  };
}

/** Most doctors of a team that are shown with a package. */
const doctorsShown = 6;

/** A package with what each of its items has of the price; refuses an unknown one with `forbidden`. */
export async function findPackage(
  { packageCode }: RequestOf<Calls['getPackageDetail']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getPackageDetail']>> {
  const { db, locale } = context;
  const [row = refuse('forbidden')] = await select(db).where(
    and(eq(servicePackageOffers.packageCode, packageCode), servicePackageOffers.isOpen),
  );
  const { offer, memberIds } = row;
  const doctorIds = [...new Set([offer.doctorId, ...(memberIds ?? [])])].slice(0, doctorsShown);
  const shares = packageShares(offer.priceCents, offer.items);
  return {
    ...cardOf(row, locale),
    description: [...textIn(offer.description, locale)],
    items: offer.items.map(({ serviceId, type, name, note, count }, place) => ({
      serviceId,
      type,
      name: textIn(name, locale),
      note: textIn(note, locale),
      count,
      shareCents: shares[place] ?? 0,
    })),
    doctors: [...(await showDoctors(doctorIds, context))],
  };
}

/** A team with its doctors and packages; refuses an unknown one with `forbidden`. */
export async function findTeam(
  { teamId }: RequestOf<Calls['getPackageTeam']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getPackageTeam']>> {
  const { db, locale } = context;
  const [team = refuse('forbidden')] = await db
    .select()
    .from(servicePackageTeams)
    .where(eq(servicePackageTeams.teamId, teamId));
  const rows = await select(db)
    .where(and(eq(servicePackageOffers.teamId, teamId), servicePackageOffers.isOpen))
    .orderBy(...inOrder);
  return {
    teamId,
    name: textIn(team.name, locale),
    introduction: textIn(team.introduction, locale),
    members: [...(await showDoctors(team.memberIds, context))],
    packages: rows.map((row) => cardOf(row, locale)),
  };
}

/** A doctor with the packages that they lead; refuses an unknown one with `forbidden`. */
export async function findExpert(
  { doctorUserId }: RequestOf<Calls['getPackageExpert']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getPackageExpert']>> {
  const { db, locale } = context;
  const [doctor = refuse('forbidden')] = await showDoctors([doctorUserId], context);
  const rows = await select(db)
    .where(and(eq(servicePackageOffers.doctorId, doctorUserId), servicePackageOffers.isOpen))
    .orderBy(...inOrder);
  return {
    doctor,
    packages: rows.map((row) => cardOf(row, locale)),
    ...(await commentFigures(db, doctorUserId)),
  };
}
