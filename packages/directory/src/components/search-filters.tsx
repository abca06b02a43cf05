import { directoryApi, usePreferences } from '@xinglin/api';
import { Button, Checkbox, Cluster, RadioGroup, Sheet, Stack } from '@xinglin/ui';
import { use, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SearchPlaceContext, searchHref } from '../model/search-place';
import { doctorSorts, wholeCountry, withoutFilters, type SearchQuery } from '../model/search-query';
import { doctorTitles } from '../model/doctor-titles';

interface SearchFiltersProps {
  search: SearchQuery;
  onClose: () => void;
}

/** The filters of a search, in a sheet: nothing changes until the person says so. */
export default function SearchFilters({ search, onClose }: SearchFiltersProps): ReactElement {
  const { t } = useTranslation('directory');
  return (
    <Sheet open onClose={onClose} title={t('search.filters')}>
      <FilterForm search={search} onClose={onClose} />
    </Sheet>
  );
}

function FilterForm({ search, onClose }: SearchFiltersProps): ReactElement {
  const { t } = useTranslation('directory');
  const navigate = useNavigate();
  const { city } = usePreferences();
  const place = use(SearchPlaceContext);
  const [draft, setDraft] = useState(search);
  const departments = directoryApi.useListHotDeptsQuery().data?.items ?? [];
  const ofDoctors = search.tab !== 'hospital';
  const change = (part: Partial<SearchQuery>): void =>
    setDraft((former) => ({ ...former, ...part }));
  const show = (wanted: SearchQuery): void => {
    onClose();
    void navigate(searchHref(place, { ...wanted, pageNo: 1 }), { replace: true });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        show(draft);
      }}
    >
      <Stack gap={4}>
        {city !== null && place.region === undefined && (
          <RadioGroup
            layout="inline"
            label={t('search.area')}
            name="areaId"
            value={draft.areaId}
            onValueChange={(areaId) => change({ areaId })}
            options={[
              { value: '', label: city.name },
              { value: wholeCountry, label: t('care:city.wholeCountry') },
            ]}
          />
        )}
        {ofDoctors && (
          <>
            <RadioGroup
              layout="inline"
              label={t('search.sort')}
              name="sort"
              value={draft.sort}
              onValueChange={(value) =>
                change({ sort: doctorSorts.find((sort) => sort === value) ?? doctorSorts[0] })
              }
              // i18n-keys: directory:search.sorts.*
              options={doctorSorts.map((sort) => ({
                value: sort,
                label: t(`search.sorts.${sort}`),
              }))}
            />
            <RadioGroup
              layout="inline"
              label={t('search.department')}
              name="deptId"
              value={draft.deptId}
              onValueChange={(deptId) => change({ deptId })}
              options={[
                { value: '', label: t('any') },
                ...departments.map(({ deptId, deptName }) => ({ value: deptId, label: deptName })),
              ]}
            />
            <RadioGroup
              layout="inline"
              label={t('search.titles')}
              name="title"
              value={draft.title}
              onValueChange={(value) =>
                change({ title: doctorTitles.find((title) => title === value) ?? '' })
              }
              options={[
                { value: '', label: t('any') },
                // i18n-keys: shared:doctorTitle.*
                ...doctorTitles.map((title) => ({
                  value: title,
                  label: t(`shared:doctorTitle.${title}`),
                })),
              ]}
            />
          </>
        )}
        {place.always.available === undefined && (
          <Checkbox
            label={t('search.onlyAvailable')}
            checked={draft.available}
            onCheckedChange={(available) => change({ available })}
          />
        )}
        <Cluster align="end">
          <Button variant="outline" onClick={() => show(withoutFilters(search))}>
            {t('search.reset')}
          </Button>
          <Button type="submit">{t('search.apply')}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}
