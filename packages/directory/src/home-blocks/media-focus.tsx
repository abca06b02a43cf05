import { operateApi, usePageModules } from '@xinglin/api';
import { ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { leadingHere } from '../model/leading-here';
import { LinkBlock } from './link-block';

const few = { pageSize: 3 } as const;

/** On home: what the operator wants people to read now (spec 3 §3). */
export function MediaFocus(): ReactElement | null {
  const { t } = useTranslation('directory');
  const shown = usePageModules('directory.home')('mediaFocus', { title: t('home.mediaFocus') });
  const query = operateApi.useListMediaFocusQuery(few, { skip: !shown });
  const { currentData } = query;
  if (!shown) return null;
  return (
    <LinkBlock
      title={shown.title}
      query={{ ...query, currentData: currentData && { items: leadingHere(currentData.items) } }}
    >
      {({ confId, confName, subConfName, to }) => (
        <ListLink
          key={confId ?? to}
          label={confName}
          {...(subConfName !== '' && { description: subConfName })}
          to={to}
        />
      )}
    </LinkBlock>
  );
}
