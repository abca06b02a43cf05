import type { Queryable } from '../../platform/database';
import { localised } from '../../platform/translate';
import { authorRows, channelRows, sayings } from './seed-channels';
import { organisationRows } from './seed-rows';
import { healthChannels, healthComments, healthOrganisations } from './tables';

const dayMs = 24 * 60 * 60 * 1000;

/** Fills the sandbox with six channels and twenty organisations, most with a few comments; the same each time. */
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
  await db.insert(healthOrganisations).values(
    organisationRows.map((row, position) => {
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
        services: row.services.map(([service, price]) => ({
          name: localised(...service),
          price: localised(...price),
        })),
        comesHome: row.marks.includes('H'),
        takesInsurance: row.marks.includes('I'),
        openAtNight: row.marks.includes('N'),
        position,
      };
    }),
  );
  await db.insert(healthComments).values(
    organisationRows.flatMap(({ code }, place) =>
      // Every fifth has none yet; the rest have two to six of the sayings, in turn.
      Array.from({ length: place % 5 === 4 ? 0 : 2 + (place % 5) }, (_, index) => {
        const at = (place + index) % sayings.length;
        const [score, simplified, english] = sayings[at] ?? [5, '', ''];
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
          createdAt: new Date(now.getTime() - (place * 3 + index * 11 + 2) * dayMs),
        };
      }),
    ),
  );
}
