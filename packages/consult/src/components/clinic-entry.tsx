import { consultApi, type PageLoad } from '@xinglin/api';
import { CityButton, wordsFilter, wordsInCity } from '@xinglin/care';
import { listPage, numbered, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  Gutter,
  HuedTiles,
  Note,
  SearchBox,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { ClinicItem } from './clinic-item';
import { Emergency } from './emergency';
import { ServiceCard } from './service-card';

/**
 * What tells the entries apart (spec 2 §2.24): `clinics`, `zf` (自费, paid by oneself, as no insurance settles a consult
 * here) and `mix`, which offers the first free general practitioner online beside the clinics. Texts are
 * `clinics:entry.<key>`.
 */
const entries = {
  clinics: { withOnline: false },
  selfPaid: { withOnline: false },
  mixed: { withOnline: true },
} as const;

const homepage = pageCall(consultApi.endpoints.getConsultHomepage, () => undefined);

/** A page of the community clinics in the person's city: where each is, how many doctors answer, and the price. */
export function clinicEntry(entry: keyof typeof entries): {
  readonly load: PageLoad;
  readonly Page: () => ReactElement;
} {
  const { withOnline } = entries[entry];
  const page = listPage({
    endpoint: consultApi.endpoints.listCommunityClinics,
    paging: numbered,
    filters: wordsFilter,
    input: ({ filters: { q }, preferences }, part) => ({
      ...wordsInCity(q, preferences),
      ...part,
    }),
    // i18n-keys: clinics:entry.*
    title: `clinics:entry.${entry}.title`,
    backTo: href('consult.portal'),
    skeleton: <SkeletonList avatar lines={3} />,
    above: ({ t, filters: { q }, pathname }) => (
      <>
        <Emergency />
        <Gutter>
          <Note>{t(`clinics:entry.${entry}.lead`)}</Note>
        </Gutter>
        {withOnline && <OnlineDoctor />}
        <Card as="div">
          <HuedTiles
            label={t('clinics:entry.ways')}
            items={[
              {
                to: href('consult.communitySearchDoctor'),
                pictogram: 'doctor',
                hue: 'teal',
                name: t('clinics:entry.findDoctor'),
              },
              {
                to: href('consult.communityClinic'),
                pictogram: 'consult',
                hue: 'blue',
                name: t('clinics:entry.mine'),
              },
              {
                to: href('booking.hospitalList'),
                pictogram: 'registration',
                hue: 'teal',
                name: t('clinics:clinic.book'),
              },
            ]}
          />
        </Card>
        <Gutter>
          <SearchBox
            action={pathname}
            label={t('clinics:entry.search')}
            placeholder={t('clinics:entry.hint')}
            defaultValue={q}
          />
          <Cluster>
            <CityButton />
          </Cluster>
        </Gutter>
      </>
    ),
    empty: ({ t, to, filters: { q } }) => (
      <EmptyState
        kind="search"
        title={t('clinics:entry.none')}
        message={t('clinics:entry.noneHint')}
        action={
          q === '' ? (
            <ButtonLink variant="outline" to={href('consult.portal')}>
              {t('clinics:entry.portal')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="outline" to={to({ q: '' })}>
              {t('clinics:entry.all')}
            </ButtonLink>
          )
        }
      />
    ),
    item: (clinic) => <ClinicItem key={clinic.hospital.hospitalId} {...clinic} />,
  });
  return {
    load: (place) => [...page.load(place), ...(withOnline ? homepage.load(place) : [])],
    Page: page.Page,
  };
}

/** The general practitioner who answers first; nothing while none does. */
function OnlineDoctor(): ReactElement | null {
  const { currentData } = homepage.useAnswer().answer;
  const service = currentData?.services.find(({ kind }) => kind === 'quanke');
  return service === undefined ? null : <ServiceCard service={service} />;
}
