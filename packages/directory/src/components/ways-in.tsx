import { usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, QuickLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { functionWay, type FunctionWay } from '../model/function-ways';

const recommended = (): FunctionWay => ({
  module: 'wayRecommended',
  to: href('directory.recommendedDoctors'),
  pictogram: 'doctor',
});

/** Where to go on from for who has no words for it: the guide, rankings, clinics after work, doctors who are recommended. */
export function WaysIn(): ReactElement | null {
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.search');
  const title = modules('waysIn', { title: t('search.waysIn') })?.title;
  const items = [
    ...(['guide', 'rankings', 'featuredClinics'] as const).map((id) => ({
      way: functionWay(id),
      // i18n-keys: directory:search.ways.*
      label: t(`search.ways.${id}`),
    })),
    { way: recommended(), label: t('search.ways.recommended') },
  ].flatMap(({ way, label }) => {
    const face = way && modules(way.module, { to: way.to, title: label });
    return way && face ? [{ to: face.to, label: face.title, pictogram: way.pictogram }] : [];
  });
  if (title === undefined || items.length === 0) return null;
  return (
    <Card title={title}>
      <QuickLinks label={title} items={items} />
    </Card>
  );
}
