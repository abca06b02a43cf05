import { usePageModules } from '@xinglin/api';
import type { MergeSearchResponse } from '@xinglin/gateway-sdk';
import { ListGroup, ListLink, Pictogram } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { functionWay } from '../model/function-ways';

/** The pages of the portal that the words name, as far as the channel has them. */
export function FoundFunctions({
  functions,
}: Pick<MergeSearchResponse, 'functions'>): ReactElement | null {
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.search');
  const shown = functions.flatMap(({ functionId, name }) => {
    const way = functionWay(functionId);
    const face = way && modules(way.module, { to: way.to, title: name });
    return way && face ? [{ ...way, ...face, functionId }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ListGroup label={t('search.functions')}>
      {shown.map(({ functionId, to, title, pictogram }) => (
        <ListLink
          key={functionId}
          icon={<Pictogram name={pictogram} hued />}
          label={title}
          // i18n-keys: directory:search.functionNotes.*
          description={t(`search.functionNotes.${functionId}`)}
          to={to}
        />
      ))}
    </ListGroup>
  );
}
