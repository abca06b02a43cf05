import type { ReviewedOrder } from '@xinglin/gateway-sdk';
import { useShortMoments } from '@xinglin/orders';
import { hospitalTimeZone } from '@xinglin/rules';
import { PageHero, type PageHeroProps } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** The coloured top of a page that asks about one visit: its moment in large letters, with whom and for whom. */
export function VisitHero({
  order,
  state,
  tone = 'brand',
  scene = 'clinic',
}: { order: ReviewedOrder; state: string } & Partial<
  Pick<PageHeroProps, 'tone' | 'scene'>
>): ReactElement {
  const { moment } = useShortMoments(hospitalTimeZone);
  const { doctorName, hospDeptName, visit } = order;
  return (
    <PageHero
      tone={tone}
      scene={scene}
      state={state}
      title={moment(visit.at)}
      note={[visit.patientName, doctorName, hospDeptName].filter((one) => one !== null).join(' · ')}
    />
  );
}
