import { bookingApi, directoryApi, type PageLoad } from '@xinglin/api';
import { CityButton, inCity } from '@xinglin/care';
import { idFilter, pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Cluster,
  EmptyState,
  Gutter,
  joinQueries,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RuleList } from '../../components/rule-list';

const asked = (query: URLSearchParams) => {
  const hospitalId = idFilter.read(query.get('hospitalId'));
  return hospitalId === undefined ? null : { hospitalId };
};

const rules = pageCall(bookingApi.endpoints.getShiftCaseRules, ({ query }) => asked(query));
const hospital = pageCall(directoryApi.endpoints.getHospitalInfoById, ({ query }) => asked(query));
const hospitals = pageCall(
  directoryApi.endpoints.mergeSearchHospitals,
  ({ query, preferences: { city } }) =>
    asked(query) === null ? { ...inCity(city), pageSize: 20 } : null,
);

export const load: PageLoad = (place) =>
  [rules, hospital, hospitals].flatMap((call) => call.load(place));

/** The rules by which a hospital takes bookings; which hospital, where none is named (spec 2 §2.5). */
export default function RulePage(): ReactElement {
  const { t } = useTranslation('entries');
  const isOfOne = asked(usePlace().query) !== null;
  return (
    <Page
      header={
        <PageHeader
          title={t('rule.title')}
          backTo={isOfOne ? href('booking.rule') : href('booking.home')}
        />
      }
    >
      {isOfOne ? <RulesOfOne /> : <Hospitals />}
    </Page>
  );
}

function RulesOfOne(): ReactElement {
  const { t } = useTranslation('entries');
  return (
    <Loaded
      query={joinQueries(rules.useAnswer().answer, hospital.useAnswer().answer)}
      skeleton={<SkeletonList lines={4} count={3} />}
      gone={t('externalGuide.gone')}
      action={
        <ButtonLink variant="outline" to={href('booking.rule')}>
          {t('hospitalList.title')}
        </ButtonLink>
      }
    >
      {([found, { hospitalId, name }]) => (
        <>
          <Gutter>
            <Note>{name}</Note>
          </Gutter>
          <RuleList rules={found} />
          <Stack inset>
            <ButtonLink block to={href('directory.hospital', { id: hospitalId })}>
              {t('rule.book')}
            </ButtonLink>
          </Stack>
        </>
      )}
    </Loaded>
  );
}

function Hospitals(): ReactElement {
  const { t } = useTranslation('entries');
  return (
    <>
      <Gutter>
        <Note>{t('rule.which')}</Note>
        <Cluster>
          <CityButton />
        </Cluster>
      </Gutter>
      <Loaded query={hospitals.useAnswer().answer} skeleton={<SkeletonList lines={1} count={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="hospitals" title={t('hospitalList.noneInCity')} />
          ) : (
            <ListGroup label={t('hospitalList.title')}>
              {items.map(({ hospitalId, name, levelText }) => (
                <ListLink
                  key={hospitalId}
                  label={name}
                  value={levelText}
                  to={href('booking.rule', {}, { hospitalId })}
                />
              ))}
            </ListGroup>
          )
        }
      </Loaded>
    </>
  );
}
