import { usePageModules, usePreferences } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface Other {
  readonly title: string;
  readonly description?: string;
  readonly to: string;
}

/** What else is offered, as far as the channel has it; elder mode shows the page of all ways alone. */
export function OtherWays(): ReactElement | null {
  const { t } = useTranslation('asking');
  const modules = usePageModules('consult.portal');
  const isElder = usePreferences().mode === 'elder';
  const more = modules('more', {
    title: t('portal.more'),
    description: t('portal.moreHint'),
    to: href('consult.more'),
  });
  const others: readonly (Other | null)[] = isElder
    ? [more]
    : [
        more,
        modules('seen', { title: t('seen.title'), to: href('consult.seenDoctors') }),
        modules('clinics', {
          title: t('portal.clinics'),
          description: t('portal.clinicsHint'),
          to: href('consult.communityClinicEntry'),
        }),
        modules('teleClinic', {
          title: t('portal.teleClinic'),
          description: t('portal.teleClinicHint'),
          to: href('telemedicine.departments'),
        }),
        modules('television', {
          title: t('portal.television'),
          to: href('portal.televisionFastConsult'),
        }),
      ];
  const links = others.flatMap((other) => other ?? []);
  if (links.length === 0) return null;
  return (
    <ListGroup>
      {links.map(({ title, description, to }) => (
        <ListLink key={to} to={to} label={title} description={description} />
      ))}
    </ListGroup>
  );
}
