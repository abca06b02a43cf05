import { directoryApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** The hospital that a list is of, where its address names one. */
export const hospitalOfList = pageCall(
  directoryApi.endpoints.getHospitalInfoById,
  ({ params, query }) => {
    const hospitalId = params['hospitalId'] ?? query.get('hospitalId') ?? '';
    return hospitalId === '' ? null : { hospitalId };
  },
);

/** Names the hospital that a list is of; its failure takes nothing from the list. */
export function InHospital(): ReactElement | null {
  const { currentData } = hospitalOfList.useAnswer().answer;
  if (currentData === undefined) return null;
  const { hospitalId, name } = currentData;
  return <HospitalLink hospitalId={hospitalId} name={name} />;
}

/** Leads to the hospital that a page is within; a row of its own, as a line of small text is hard to hit. */
export function HospitalLink(props: { hospitalId: string; name: string }): ReactElement {
  const { hospitalId, name } = props;
  return (
    <ListGroup>
      <ListLink to={href('directory.hospital', { id: hospitalId })} label={name} />
    </ListGroup>
  );
}
