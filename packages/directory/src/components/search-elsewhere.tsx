import { usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The same words in what there is to read, and among what is sold: goods, service packages, check-ups (spec 2 §2.7). */
export function SearchElsewhere({ q }: { q: string }): ReactElement | null {
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.search');
  const shown = modules('elsewhere', { title: t('search.elsewhere') });
  const places = [
    modules('topics', {
      title: t('search.topics'),
      to: href('directory.searchRelated', { type: 'topic' }, { q }),
    }),
    modules('goods', { title: t('search.goods'), to: href('directory.searchGoods', {}, { q }) }),
    modules('packages', {
      title: t('search.packages'),
      to: href('service-packages.search', {}, { q }),
    }),
    modules('checkUps', { title: t('search.checkUps'), to: href('check-up.home', {}, { q }) }),
  ].filter((place) => place !== null);
  if (q === '' || !shown || places.length === 0) return null;
  return (
    <ListGroup label={shown.title} showLabel>
      {places.map(({ title, to }) => (
        <ListLink key={to} label={title} to={to} />
      ))}
    </ListGroup>
  );
}
