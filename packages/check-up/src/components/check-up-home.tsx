import { useSession } from '@xinglin/api';
import type { GetPhysicalHomeResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  ageGroup,
  FaceTiles,
  IconLink,
  Loaded,
  Page,
  PageHeader,
  PartPictogram,
  SearchIcon,
  SkeletonList,
  type FaceTilesProps,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { listHomeHref, personHref } from '../model/links';
import { people, type HomePerson } from '../model/people';
import { CompareLink } from './compare-bar';
import { GrantCard } from './grant-card';
import { ownCall, personOf, personsCall, publicCall } from './home-calls';
import { HomeKinds } from './home-kinds';
import { HomePackages } from './home-packages';
import { LastReport } from './last-report';
import styles from './check-up-home.module.css';

type Own = GetPhysicalHomeResponse;
type Faces = FaceTilesProps['items'][number]['faces'];

/** Faces where the account has no such person. */
const anyFaces: Readonly<Record<HomePerson, Faces>> = {
  parents: [
    { seed: 'package-father', gender: 'male', age: 'elder' },
    { seed: 'package-mother', gender: 'female', age: 'elder' },
  ],
  self: [{ seed: 'package-man', gender: 'male', age: 'adult' }],
  child: [{ seed: 'package-child', gender: 'female', age: 'child' }],
  work: [],
};

function facesOf(own: Own | undefined, person: HomePerson): Faces {
  const found = own?.people.find((one) => one.person === person)?.faces ?? [];
  return found.length === 0
    ? anyFaces[person]
    : found.map(({ patientId, gender, age }) => ({ seed: patientId, gender, age: ageGroup(age) }));
}

/** For whom, with the number of packages for each. */
function Persons({ chosen, own }: { chosen: HomePerson; own: Own | undefined }): ReactElement {
  const { t } = useTranslation('check-up');
  const { currentData } = personsCall.useAnswer().answer;
  const countOf = (person: HomePerson) =>
    currentData?.items.find((one) => one.person === person)?.packageCount ?? 0;
  return (
    <FaceTiles
      label={t('home.person')}
      items={people.map((person) => ({
        to: personHref(person),
        faces: facesOf(own, person),
        ...(person === 'work' && {
          drawing: (
            <span className={styles['work']}>
              <PartPictogram part="work" />
            </span>
          ),
        }),
        // i18n-keys: check-up:person.*
        name: t(`person.${person}`),
        note: t('home.packages', { count: countOf(person) }),
        active: person === chosen,
      }))}
    />
  );
}

/** Check-ups for whom, what fits them, where, and what the last one said (spec 2 §2.15). */
export function CheckUpHome(): ReactElement {
  const { t } = useTranslation('check-up');
  const [query] = useSearchParams();
  const person = personOf(query);
  const isSignedIn = useSession()?.login === true;
  const open = publicCall.useAnswer().answer;
  return (
    <Page
      header={
        <PageHeader
          title={t('home.short')}
          backTo={href('directory.home')}
          action={
            <>
              <IconLink to={listHomeHref(person)} label={t('home.search')} icon={<SearchIcon />} />
              <CompareLink />
            </>
          }
        />
      }
    >
      {isSignedIn ? (
        <OwnHome person={person} />
      ) : (
        <>
          <Persons chosen={person} own={undefined} />
          <Loaded query={open} skeleton={<SkeletonList count={3} lines={3} />}>
            {({ items }) => (
              <HomePackages person={person} rows={items.map((offer) => ({ offer }))} />
            )}
          </Loaded>
        </>
      )}
      <HomeKinds />
    </Page>
  );
}

/** The home of a person who is signed in. */
function OwnHome({ person }: { person: HomePerson }): ReactElement {
  const { answer } = ownCall.useAnswer();
  const open = publicCall.useAnswer().answer;
  const own = answer.currentData;
  return (
    <>
      <Persons chosen={person} own={own} />
      <Loaded query={answer} skeleton={<SkeletonList count={3} lines={3} />}>
        {({ grants, items, patient, report }) => (
          <>
            {grants.map((grant, place) => (
              <GrantCard key={grant.grantId} grant={grant} isFirst={place === 0} />
            ))}
            {items.length > 0 ? (
              <HomePackages person={person} patient={patient} rows={items} />
            ) : (
              <Loaded query={open} skeleton={<SkeletonList count={3} lines={3} />}>
                {(list) => (
                  <HomePackages
                    person={person}
                    mayAdd={patient === null}
                    rows={list.items.map((offer) => ({ offer }))}
                  />
                )}
              </Loaded>
            )}
            {report !== null && <LastReport report={report} />}
          </>
        )}
      </Loaded>
    </>
  );
}
