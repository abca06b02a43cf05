import {
  areasApi,
  preferencesSlice,
  usePreferences,
  useStoreDispatch,
  type City,
} from '@xinglin/api';
import { href } from '@xinglin/routes';
import { sitePath } from '@xinglin/rules';
import {
  Button,
  ButtonLink,
  Card,
  Note,
  Page,
  PageHeader,
  PickerField,
  PinIcon,
  Stack,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAreaChoice } from '../../components/use-area-choice';
import { usePositionCity } from '../../components/use-position-city';

const loadSheet = () => import('../../components/area-sheet');
const AreaPicker = lazy(loadSheet);

/**
 * Where to look for hospitals: by the position, when the person asks for it, or by hand among the cities that have
 * some (spec 2 §2.20). The choice is the city of the whole portal.
 */
export default function LocatePage(): ReactElement {
  const { t } = useTranslation('centre');
  const [query] = useSearchParams();
  const dispatch = useStoreDispatch();
  const { city } = usePreferences();
  const choose = (chosen: City | null) =>
    dispatch(preferencesSlice.actions.preferencesChanged({ city: chosen }));
  const { state, own, locate, locateByNetwork } = usePositionCity(choose);
  const [askProvinces] = areasApi.useLazyListOrderProvincesQuery();
  const [askBelow] = areasApi.useLazyListOrderChildAreasQuery();
  const { openPicker, picker } = useAreaChoice({
    depth: 2,
    onChosen: (areas) => choose(areas.at(-1) ?? null),
    ask: async (areaId) => {
      const { data } = await (areaId === null
        ? askProvinces(undefined, true)
        : askBelow({ areaId }, true));
      return data?.items ?? null;
    },
  });
  const open = useLazyOpening(loadSheet, () => openPicker([]));
  const back = sitePath(query.get('backurl'));

  return (
    <Page header={<PageHeader title={t('locate.title')} backTo={back ?? href('directory.home')} />}>
      <Card title={t('locate.where')}>
        <Stack gap={4}>
          <PickerField
            label={t('locate.city')}
            value={city?.name ?? t('locate.wholeCountry')}
            placeholder={t('locate.wholeCountry')}
            onOpen={open}
          />
          <Stack gap={2}>
            <Button
              variant="outline"
              block
              icon={<PinIcon />}
              pending={state === 'locating'}
              pendingLabel={t('locate.locating')}
              onClick={() => void locate()}
            >
              {t('locate.byPosition')}
            </Button>
            <output>
              {/* i18n-keys: centre:locate.state.* */}
              {state !== 'unknown' && state !== 'locating' && (
                <Note>{t(`locate.state.${state}`, { city: city?.name, own })}</Note>
              )}
            </output>
            {state === 'denied' && (
              <Button variant="text" block onClick={() => void locateByNetwork()}>
                {t('locate.byNetwork')}
              </Button>
            )}
            <Note>{t('locate.privacy')}</Note>
          </Stack>
          {city !== null && (
            <Button variant="text" block onClick={() => choose(null)}>
              {t('locate.anywhere')}
            </Button>
          )}
        </Stack>
      </Card>
      <Stack inset>
        <ButtonLink block to={back ?? href('booking.hospitalList')}>
          {back === null ? t('locate.hospitals') : t('locate.done')}
        </ButtonLink>
      </Stack>
      {picker.open && (
        <Suspense>
          <AreaPicker {...picker} />
        </Suspense>
      )}
    </Page>
  );
}
