import { useChannel, usePageModules } from '@xinglin/api';
import { ListGroup, ListLink, PhoneIcon, Pictogram } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { functionWay } from '../model/function-ways';

/** The guide that finds the department by questions, and the telephone of the service. */
export function WhoHelps(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { phone } = useChannel();
  const way = functionWay('guide');
  const guide = usePageModules('directory.search')('wayGuide', {
    title: t('search.ways.guide'),
    ...(way && { to: way.to }),
  });
  if (!guide && phone === null) return null;
  return (
    <ListGroup label={t('search.whoHelps')} showLabel>
      {guide && way && (
        <ListLink
          icon={<Pictogram name={way.pictogram} hued />}
          label={guide.title}
          description={t('search.guideNote')}
          to={guide.to ?? way.to}
        />
      )}
      {phone !== null && (
        <ListLink
          icon={<PhoneIcon />}
          label={t('search.callService')}
          description={phone}
          href={`tel:${phone}`}
        />
      )}
    </ListGroup>
  );
}
