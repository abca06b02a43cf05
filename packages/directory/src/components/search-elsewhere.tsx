import { usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The same words in what there is to read, and among what is sold: goods, service packages, check-ups (spec 2 §2.7). */
export function SearchElsewhere({ q }: { q: string }): ReactElement | null {
  const { t } = useTranslation('directory');
  const shown = usePageModules('directory.search')('elsewhere', { title: t('search.elsewhere') });
  if (q === '' || !shown) return null;
  return (
    <ListGroup label={shown.title} showLabel>
      <ListLink
        label={t('search.topics')}
        to={href('directory.searchRelated', { type: 'topic' }, { q })}
      />
      <ListLink label={t('search.goods')} to={href('directory.searchGoods', {}, { q })} />
      <ListLink label={t('search.packages')} to={href('service-packages.search', {}, { q })} />
      <ListLink label={t('search.checkUps')} to={href('check-up.home', {}, { q })} />
    </ListGroup>
  );
}
