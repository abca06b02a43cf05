import { href } from '@xinglin/routes';

/** The lists, the first one first. */
export const rankings = ['praise', 'visits', 'hospital', 'disease'] as const;

/** In place of a tag and of an area: all of them. */
export const everyTag = 'all';
export const everyArea = 'all';

/** A list as its address names it. */
interface RankingPlace {
  readonly tab: (typeof rankings)[number];
  readonly tagId: string;
  readonly areaId: string;
}

/** Reads the path of a list; what does not fit counts as absent, and so does everything of the bare address. */
export function readRanking(params: Readonly<Record<string, string | undefined>>) {
  const tagId = /^[\w-]{1,64}$/.exec(params['tagId'] ?? '')?.[0] ?? everyTag;
  const areaId = /^\d{6}$/.exec(params['areaId'] ?? '')?.[0] ?? everyArea;
  return {
    tab: rankings.find((one) => one === params['tab']) ?? rankings[0],
    tagId,
    areaId,
    /** What a call is asked with. */
    where: {
      ...(tagId !== everyTag && { tagId }),
      ...(areaId !== everyArea && { areaId }),
    },
  };
}

/** The address of a list. */
export const rankingHref = ({ tab, tagId, areaId }: RankingPlace): string =>
  href('directory.doctorRanking', { tab, tagId, areaId });
