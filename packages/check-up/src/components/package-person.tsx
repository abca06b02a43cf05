import { checkUpApi, patientsApi, usePageTime, useSession } from '@xinglin/api';
import type { CheckUpPackage, Patient } from '@xinglin/gateway-sdk';
import { pageCall, withSession } from '@xinglin/pages';
import { ageOn, checkUpMisfit, dayAt, hospitalTimeZone } from '@xinglin/rules';
import { ageGroup, Avatar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { relationFor } from '../model/people';
import { useFitText } from '../model/use-fit-text';
import styles from './package-facts.module.css';

const familyCall = pageCall(patientsApi.endpoints.listPatients, () => undefined);

/** What a page with the fit of a package loads, with a session. */
export const ownFamily = { load: withSession(familyCall.load) };

/** How a package fits one of the family, whom the address names; nothing without a session or a family. */
export function PackagePerson({ offer }: { offer: CheckUpPackage }): ReactElement | null {
  const isSignedIn = useSession()?.login === true;
  const { currentData } = patientsApi.useListPatientsQuery(undefined, { skip: !isSignedIn });
  if (!isSignedIn || currentData?.items.length === 0) return null;
  return (
    <div className={styles['person']}>
      {currentData && <Fit offer={offer} family={currentData.items} />}
    </div>
  );
}

function Fit({
  offer,
  family,
}: {
  offer: CheckUpPackage;
  family: readonly Patient[];
}): ReactElement | null {
  const { t } = useTranslation('check-up');
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const today = dayAt(usePageTime(), hospitalTimeZone);
  const textOf = useFitText();
  const { packageCode, items } = offer;
  const fits = family.filter((one) => checkUpMisfit(offer, one, today) === null);
  const person =
    family.find(({ patientId }) => patientId === query.get('patientId')) ??
    fits.find(({ relation }) => relation === relationFor(offer)) ??
    fits.find(({ isDefault }) => isDefault) ??
    fits[0] ??
    family[0];
  const { currentData } = checkUpApi.useListPackageFitsQuery(
    { packageCodes: [packageCode], patientId: person?.patientId ?? '' },
    { skip: person === undefined },
  );
  const fit = currentData?.items[0]?.fit;
  if (person === undefined || fit === undefined) return null;
  const { patientId, name, gender, birthDate } = person;
  const age = ageOn(birthDate, today);
  const next = family[(family.indexOf(person) + 1) % family.length];
  const others = new URLSearchParams(query);
  if (next) others.set('patientId', next.patientId);
  return (
    <>
      <Avatar kind="person" size="small" seed={patientId} gender={gender} age={ageGroup(age)} />
      <p className={styles['fit']} data-fit={fit.kind}>
        {/* i18n-keys: check-up:personFit.* */}
        <b>{t(`personFit.${fit.kind}`, { name, age })}</b>
        <span>{textOf(fit, items.length) ?? t('personFit.fine')}</span>
      </p>
      {next && next !== person && (
        <Link
          to={`${pathname}?${others.toString()}`}
          replace
          preventScrollReset
          className={styles['change']}
        >
          {t('personFit.other')}
        </Link>
      )}
    </>
  );
}
