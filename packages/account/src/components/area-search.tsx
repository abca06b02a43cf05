import { areasApi, directoryApi } from '@xinglin/api';
import type { Area } from '@xinglin/gateway-sdk';
import { ListGroup, ListLink, Note, TextField } from '@xinglin/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedArea } from '../model/address-draft';

/** Typing has come to rest. */
const restMs = 300;
/** More are found by more letters. */
const most = 8;

/** Finds an area by its name or pinyin, in place of going down to it. */
export function AreaSearch({
  onFound,
}: {
  /** The area under those above it, the province first. */
  onFound: (path: readonly NamedArea[]) => void;
}): ReactElement {
  const { t } = useTranslation('contacts');
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const skip = q === '';
  const found = areasApi.useSearchAreasQuery({ q }, { skip });
  const provinces = directoryApi.useListAllAreasQuery({ level: 'province' }, { skip });
  const cities = directoryApi.useListAllAreasQuery({ level: 'city' }, { skip });
  const above = [...(provinces.data?.items ?? []), ...(cities.data?.items ?? [])];
  const items = (skip ? undefined : found.currentData?.items)?.slice(0, most);
  return (
    <>
      <TextField
        label={t('areaSearch.label')}
        type="search"
        autoComplete="off"
        maxLength={20}
        value={typed}
        onValueChange={setTyped}
      />
      <output>{items?.length === 0 && <Note>{t('areaSearch.none')}</Note>}</output>
      {items !== undefined && items.length > 0 && (
        <ListGroup label={t('areaSearch.found')}>
          {items.map((area) => {
            const path = pathTo(area, above);
            return (
              <ListLink
                key={area.areaId}
                label={area.name}
                description={path
                  .slice(0, -1)
                  .map(({ name }) => name)
                  .join(' ')}
                onClick={() => onFound(path)}
              />
            );
          })}
        </ListGroup>
      )}
    </>
  );
}

/** An area under those above it, as far as they are known. */
function pathTo(area: Area, known: readonly Area[]): readonly NamedArea[] {
  const parent = known.find(({ areaId }) => areaId === area.parentId);
  const { areaId, name } = area;
  return [...(parent ? pathTo(parent, known) : []), { areaId, name }];
}
