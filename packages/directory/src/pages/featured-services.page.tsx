import { directoryApi, introductionsApi, type PageHead, type PageLoad } from '@xinglin/api';
import { doctorItems, inCity } from '@xinglin/care';
import { choice, listPage, type ListView, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { dayAt, hospitalTimeZone } from '@xinglin/rules';
import { ButtonLink, EmptyState, Gutter, Note, SegmentLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';

const services = ['today', 'evening', 'weekend', 'special'] as const;
type Service = (typeof services)[number];
const filters = { service: choice(services) };
type View = ListView<typeof filters>;

/** The first of the tabs is shown where the address names none. */
const serviceOf = ({ filters: { service } }: Pick<View, 'filters'>): Service =>
  service ?? services[0];

const counts = pageCall(
  introductionsApi.endpoints.listFeaturedClinics,
  ({ preferences: { city } }) => ({ ...inCity(city) }),
);

/** Doctors beside the usual hours: today, in the evening, at weekends, with more time (spec 2 §2.4). */
const page = listPage({
  endpoint: directoryApi.endpoints.mergeSearchDoctors,
  ...doctorItems,
  filters,
  input: (place, part) => {
    const service = serviceOf(place);
    const { city } = place.preferences;
    return {
      ...inCity(city),
      ...(service === 'today'
        ? { date: dayAt(place.now, hospitalTimeZone) }
        : { clinic: service, onlyAvailable: true }),
      ...part,
    };
  },
  title: 'introductions:featuredServices.title',
  backTo: href('directory.home'),
  above: (view) => <Services {...view} />,
  empty: (view) => (
    <EmptyState
      kind="search"
      // i18n-keys: introductions:featuredServices.none.*
      title={view.t(`introductions:featuredServices.none.${serviceOf(view)}`)}
      message={view.t('introductions:featuredServices.noneHint')}
      action={
        <ButtonLink
          variant="outline"
          to={href('directory.search', {}, { tab: 'doctor', available: '1' })}
        >
          {view.t('directory:home.findDoctor')}
        </ButtonLink>
      }
    />
  ),
});

export const load: PageLoad = (place) => [page, counts].flatMap((call) => call.load(place));
export const head: PageHead = () => ({ canonical: href('directory.featuredServices') });
export default page.Page;

function Services(view: View): ReactElement {
  const { t, to } = view;
  const current = serviceOf(view);
  const { currentData } = counts.useAnswer().answer;
  const count = currentData?.items.find(({ clinic }) => clinic === current);
  return (
    <>
      <SegmentLinks
        label={t('introductions:featuredServices.title')}
        items={services.map((service) => ({
          // i18n-keys: introductions:featuredServices.tab.*
          label: t(`introductions:featuredServices.tab.${service}`),
          to: to({ service }),
          active: service === current,
        }))}
      />
      <Gutter>
        {/* i18n-keys: introductions:featuredServices.about.* */}
        <Note>{t(`introductions:featuredServices.about.${current}`)}</Note>
        {count && (
          <Note>
            {t('introductions:featuredServices.count', {
              doctors: count.doctorCount,
              hospitals: count.hospitalCount,
            })}
          </Note>
        )}
      </Gutter>
    </>
  );
}
