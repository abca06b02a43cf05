import { directoryApi, useSession, type PageLoad } from '@xinglin/api';
import type { ReactElement } from 'react';
import { tinyMarks } from './tiny-texts';

/** The open page of the portal for tests, in a file of its own as pages are. */
export default function Home(): ReactElement {
  const session = useSession();
  const { data, isError } = directoryApi.useMergeSearchHospitalsQuery({ q: '' });
  return (
    <main>
      <h1>{tinyMarks.home}</h1>
      <p>{isError ? 'failed' : `${data?.items.length ?? 'no'} hospitals`}</p>
      <p>{session?.nickname ?? 'visitor'}</p>
    </main>
  );
}

/** Its one call. */
export const load: PageLoad = () => [
  directoryApi.endpoints.mergeSearchHospitals.initiate({ q: '' }),
];
