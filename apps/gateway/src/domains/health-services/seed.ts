import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { localised } from '../../platform/translate';
import { areas } from '../../kernel/places/tables';
import { channelRows } from './seed-channels';
import { organisationRows } from './seed-rows';
import { authorRows, sayings } from './seed-sayings';
import { healthChannels, healthComments, healthOrganisations } from './tables';

const dayMs = 24 * 60 * 60 * 1000;

/** Stars without words, in turn: most people say nothing more. */
const starsOnly = [5, 5, 4, 5, 4, 5, 3, 5, 4, 2] as const;

/** Published comments of the organisation at a place: every fifth has none yet. */
const commentCount = (place: number): number => (place % 5 === 4 ? 0 : 12 + ((place * 7) % 29));

/** Fills the sandbox with six channels and twenty organisations, most of them with comments; the same each time. */
export async function seed(db: Queryable, { now }: { readonly now: Date }): Promise<void> {
  await db.insert(healthChannels).values(
    channelRows.map(({ id, name, summary, bannerTitle, bannerText }, position) => ({
      channelId: id,
      name: localised(...name),
      summary: localised(...summary),
      bannerId: `banner-${id}`,
      bannerTitle: localised(...bannerTitle),
      bannerText: localised(...bannerText),
      position,
    })),
  );
  const cities = new Map(
    (
      await db
        .select({ id: areas.id, latitude: areas.latitude, longitude: areas.longitude })
        .from(areas)
        .where(
          inArray(
            areas.id,
            organisationRows.map(({ city }) => city),
          ),
        )
    ).map((city) => [city.id, city]),
  );
  await db.insert(healthOrganisations).values(
    organisationRows.map((row, position) => {
      const { latitude = null, longitude = null } = cities.get(row.city) ?? {};
      // A few kilometres around the centre, never two at one place.
      const around = (centre: number | null, step: number) =>
        centre === null ? null : Number((centre + step * 0.012).toFixed(5));
      const [name, englishName] = row.name;
      const [summary, englishSummary] = row.summary;
      return {
        orgCode: row.code,
        channelId: row.channel,
        name: localised(name, englishName),
        summary: localised(summary, englishSummary),
        introduction: localised(
          `${name}的服务：${summary}。第一次来请先打电话，带上身份证和近期的病历。`,
          `${englishName}: ${englishSummary}. Please call before your first visit, and bring your ID card and recent medical records.`,
        ),
        areaId: row.city,
        address: localised(...row.street),
        phone: `400-555-${String(2001 + position)}`,
        hours: localised(...row.hours),
        latitude: around(latitude, ((position * 7) % 13) - 6),
        longitude: around(longitude, ((position * 5) % 11) - 5),
        services: row.services.map(([service, price, yuan]) => ({
          name: localised(...service),
          price: localised(...price),
          ...(yuan !== undefined && { fromCents: yuan * 100 }),
        })),
        comesHome: row.marks.includes('H'),
        takesInsurance: row.marks.includes('I'),
        openAtNight: row.marks.includes('N'),
        position,
      };
    }),
  );
  await db.insert(healthComments).values(
    organisationRows.flatMap(({ code, channel }, place) => {
      const said = sayings[channel] ?? [];
      return Array.from({ length: commentCount(place) }, (_, index) => {
        // Those with words are the newest ones.
        const [score, simplified, english] =
          index < said.length
            ? (said[(place + index) % said.length] ?? [5, '', ''])
            : [starsOnly[(place + index) % starsOnly.length] ?? 5, '', ''];
        const text = localised(simplified, english);
        const authorName = localised(
          ...(authorRows[(place + index) % authorRows.length] ?? ['', '']),
        );
        return {
          commentId: `${code}-${index}`,
          orgCode: code,
          score,
          text: simplified,
          shownText: simplified,
          findings: [],
          state: 'published' as const,
          anonymous: index === 1,
          authorName: authorName['zh-Hans'],
          inLanguages: { text, authorName },
          locale: 'zh-Hans' as const,
          createdAt: new Date(now.getTime() - (place + index * 5 + 2) * dayMs),
        };
      });
    }),
  );
}
