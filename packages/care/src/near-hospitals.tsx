import { directoryApi } from '@xinglin/api';
import type { HospitalCard as Hospital, MergeSearchHospitalsRequest } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  Card,
  Cluster,
  Gutter,
  HospitalCard,
  Loaded,
  type LoadedQuery,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { NearestButton, PositionDenied } from './nearest-button';
import { usePosition } from './use-position';

/** The nearest first; those whose distance is not known stay behind, in their order. */
const nearestFirst = (hospitals: readonly Hospital[]): Hospital[] =>
  hospitals.toSorted(
    (one, other) => (one.distance ?? Number.MAX_VALUE) - (other.distance ?? Number.MAX_VALUE),
  );

interface NearHospitalsProps<Failure> {
  /** What is asked together with a position; more than are shown, where the nearest of many are wanted. */
  asked: MergeSearchHospitalsRequest;
  /** The hospitals without a position, which the page loads. */
  query: LoadedQuery<{ readonly items: readonly Hospital[] }, Failure>;
  /** Heading of a card around them; cards of their own without one. */
  title?: string;
  /** How many at most. */
  most?: number;
  /** In place of hospitals where there is none. */
  empty: ReactNode;
  /** What a hospital leads to: its page, unless told. */
  to?: (hospitalId: string) => string;
}

/**
 * Hospitals, the best first, or the nearest first once the person lets the portal know where they are; nothing of the
 * position is kept.
 */
export function NearHospitals<Failure>({
  asked,
  query,
  title,
  most,
  empty,
  to = (id) => href('directory.hospital', { id }),
}: NearHospitalsProps<Failure>): ReactElement {
  const position = usePosition();
  const isKnown = position.known !== undefined;
  const near = directoryApi.useMergeSearchHospitalsQuery(
    { ...asked, ...position.known },
    { skip: !isKnown },
  );
  const nearest = <NearestButton position={position} isFetching={near.isFetching} />;
  const denied = <PositionDenied position={position} isError={near.isError} />;
  const hospitals = (
    <Loaded query={query} skeleton={<SkeletonList avatar lines={3} count={3} />}>
      {({ items }) =>
        items.length === 0
          ? empty
          : (isKnown && near.currentData ? nearestFirst(near.currentData.items) : items)
              .slice(0, most)
              .map((hospital) => (
                <HospitalCard
                  key={hospital.hospitalId}
                  to={to(hospital.hospitalId)}
                  hospital={hospital}
                />
              ))
      }
    </Loaded>
  );
  return title === undefined ? (
    <>
      <Gutter>
        <Cluster align="end">{nearest}</Cluster>
        {denied}
      </Gutter>
      {hospitals}
    </>
  ) : (
    <Card title={title} aside={nearest}>
      {denied}
      {hospitals}
    </Card>
  );
}
