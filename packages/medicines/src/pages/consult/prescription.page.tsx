import { prescriptionsApi, type PageLoad } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { dayAt, formatDay } from '@xinglin/rules';
import {
  ButtonLink,
  EmptyState,
  joinQueries,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../components/refusal-note';
import { everyRenewal } from '../../model/renewal-call';
import { followHref, furtherHref } from '../../model/renewal-ways';
import { prescriptionHref } from '../../model/ways';

const sheets = pageCall(prescriptionsApi.endpoints.listPrescriptions, () => ({}));

export const load: PageLoad = (place) => [...everyRenewal.load(place), ...sheets.load(place)];

/** What the account requested: renewals that wait for a doctor, those that were refused, and what was prescribed (spec 2 §2.9). */
export default function RequestsPage(): ReactElement {
  const { t } = useTranslation('renewals');
  const { answer: renewals } = everyRenewal.useAnswer();
  const { answer: prescribed } = sheets.useAnswer();
  return (
    <Page header={<PageHeader title={t('requests.title')} backTo={href('account.profile')} />}>
      <Loaded
        query={joinQueries(renewals, prescribed)}
        skeleton={<SkeletonList lines={2} count={3} />}
      >
        {([{ items }, { items: written }]) => <Requests renewals={items} written={written} />}
      </Loaded>
    </Page>
  );
}

type Renewals = NonNullable<ReturnType<typeof everyRenewal.useAnswer>['answer']['currentData']>;
type Written = NonNullable<ReturnType<typeof sheets.useAnswer>['answer']['currentData']>;

function Requests({
  renewals,
  written,
}: {
  readonly renewals: Renewals['items'];
  readonly written: Written['items'];
}): ReactElement {
  const { t } = useTranslation('renewals');
  const locale = useLocale();
  const textOf = useRefusalText();
  const asked = renewals.flatMap(({ prescription, refusal }) =>
    refusal?.why === 'pendingSince' || refusal?.why === 'refused'
      ? [{ prescription, refusal }]
      : [],
  );
  if (asked.length === 0 && written.length === 0)
    return (
      <EmptyState
        kind="list"
        title={t('requests.none')}
        message={t('requests.noneHint')}
        action={<ButtonLink to={href('renewals.home')}>{t('home.title')}</ButtonLink>}
      />
    );
  return (
    <>
      {asked.length > 0 && (
        <ListGroup label={t('requests.asked')} showLabel>
          {asked.map(({ prescription: { prescriptionId, itemNames, patientName }, refusal }) => (
            <ListLink
              key={prescriptionId}
              label={t('requests.item', { medicines: itemNames.join(t('and')), patientName })}
              description={textOf(refusal)}
              to={
                refusal.why === 'pendingSince'
                  ? followHref(refusal.orderKey)
                  : furtherHref(prescriptionId)
              }
            />
          ))}
        </ListGroup>
      )}
      {written.length > 0 && (
        <ListGroup label={t('requests.written')} showLabel>
          {written.map(
            ({ prescriptionId, itemNames, patientName, signedAt, state, doctorName }) => (
              <ListLink
                key={prescriptionId}
                label={t('requests.item', { medicines: itemNames.join(t('and')), patientName })}
                description={t('requests.signed', {
                  doctor: doctorName,
                  day: formatDay(dayAt(signedAt), locale),
                })}
                // i18n-keys: renewals:state.*
                value={t(`state.${state}`)}
                to={prescriptionHref(prescriptionId)}
              />
            ),
          )}
        </ListGroup>
      )}
    </>
  );
}
