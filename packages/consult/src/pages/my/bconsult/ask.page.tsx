import { consultApi, type PageLoad, usePageModules } from '@xinglin/api';
import { pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AskBy, AskChosen, loadAsked } from '../../../components/ask-chosen';
import { doctorsHref, kindAt } from '../../../model/ask-ways';

/** The services whose doctor is assigned, and the departments to choose from. */
const homepage = pageCall(consultApi.endpoints.getConsultHomepage, ({ query }) =>
  query.get('doctorId') ? null : undefined,
);

export const load: PageLoad = (place) => [...homepage.load(place), ...loadAsked(kindAt)(place)];

/** Asking a doctor: the form of every kind, which its address says (spec 2 §2.9). */
export default function AskPage(): ReactElement {
  const { t } = useTranslation('asking');
  const place = usePlace();
  const kind = kindAt(place);
  return (
    <Page header={<PageHeader title={t('form.title')} backTo={href('consult.portal')} />}>
      {place.query.get('doctorId') ? (
        <AskChosen kind={kind} otherDoctors={<OtherDoctors />} />
      ) : (
        <AskAssigned />
      )}
    </Page>
  );
}

/** What is asked, as the address says it. */
const useKind = () => kindAt(usePlace());

function AskAssigned(): ReactElement {
  const { t } = useTranslation('asking');
  const kind = useKind();
  return (
    <Loaded query={homepage.useAnswer().answer} skeleton={<SkeletonList lines={4} count={2} />}>
      {({ services, departments }) => {
        const service = services.find((one) => one.kind === kind);
        if (service === undefined)
          return <EmptyState kind="closed" title={t('entry.closed')} action={<OtherDoctors />} />;
        if (service.doctor === 'chosen')
          return (
            <EmptyState
              kind="consults"
              title={t('form.chooseDoctor', { service: service.title })}
              action={<OtherDoctors />}
            />
          );
        return <AskBy service={service} doctorId={undefined} departments={departments} />;
      }}
    </Loaded>
  );
}

/** The way to a doctor who can be asked so. */
function OtherDoctors(): ReactElement | null {
  const { t } = useTranslation('asking');
  const choose = usePageModules('consult.imageTextAsk')('doctors', {
    title: t('begin.choose'),
    to: doctorsHref(useKind()),
  });
  return choose && <ButtonLink to={choose.to}>{choose.title}</ButtonLink>;
}
