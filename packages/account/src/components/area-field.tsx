import { directoryApi } from '@xinglin/api';
import { PickerField, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { areaText } from '@xinglin/rules';
import type { NamedArea } from '../model/address-draft';
import { useAreaChoice } from './use-area-choice';

const loadSheet = () => import('./area-sheet');
const AreaPicker = lazy(loadSheet);

interface AreaFieldProps {
  id: string;
  value: readonly NamedArea[];
  error: string | undefined;
  onValueChange: (areas: readonly NamedArea[]) => void;
}

/** Province, city and district of an address; the sheet to choose them in comes when it is first opened. */
export function AreaField({ id, value, error, onValueChange }: AreaFieldProps): ReactElement {
  const { t } = useTranslation('contacts');
  const [askProvinces] = directoryApi.useLazyListProvincesQuery();
  const [askBelow] = directoryApi.useLazyListChildAreasQuery();
  const { openPicker, goOnFrom, picker } = useAreaChoice({
    depth: 3,
    onChosen: onValueChange,
    ask: async (areaId) => {
      const { data } = await (areaId === null
        ? askProvinces(undefined, true)
        : askBelow({ areaId }, true));
      return data?.items ?? null;
    },
  });
  const open = useLazyOpening(loadSheet, () => openPicker(value));
  return (
    <>
      <PickerField
        id={id}
        label={t('address.area')}
        value={areaText(value.map(({ name }) => name))}
        placeholder={t('address.areaPlaceholder')}
        error={error}
        onOpen={open}
      />
      {picker.open && (
        <Suspense>
          <AreaPicker {...picker} onFound={goOnFrom} />
        </Suspense>
      )}
    </>
  );
}
