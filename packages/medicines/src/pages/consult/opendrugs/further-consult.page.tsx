import { useSession, type PageLoad } from '@xinglin/api';
import { usePlace, withSession } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Gutter, Loaded, Note, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherWays } from '../../../components/other-ways';
import { SameDoctor } from '../../../components/same-doctor';
import { SheetCard } from '../../../components/sheet-card';
import { SignInCard } from '../../../components/sign-in-card';
import { namedPrescription, prescriptionIn } from '../../../model/renewal-call';

const own = withSession(namedPrescription.load);

export const load: PageLoad = (place) => (prescriptionIn(place) === '' ? [] : own(place));

/** After a refusal, or for another medicine: asks the same doctor, or books a visit (spec 2 §2.9). */
export default function FurtherConsultPage(): ReactElement {
  const { t } = useTranslation('renewals');
  const isNamed = prescriptionIn(usePlace()) !== '';
  const isSignedIn = useSession()?.login === true;
  return (
    <Page header={<PageHeader title={t('furtherConsult.title')} backTo={href('renewals.home')} />}>
      <Gutter>
        <Note>{t('furtherConsult.lead')}</Note>
      </Gutter>
      {isNamed && (isSignedIn ? <Sheet /> : <SignInCard />)}
      {!isNamed && <OtherWays />}
    </Page>
  );
}

function Sheet(): ReactElement {
  return (
    <Loaded
      query={namedPrescription.useAnswer().answer}
      skeleton={<SkeletonList lines={4} count={1} />}
    >
      {(sheet) => (
        <>
          <SameDoctor doctorId={sheet.doctorId} />
          <SheetCard sheet={sheet} />
        </>
      )}
    </Loaded>
  );
}
